type NamesIn<Of extends string> = Of extends `${infer Part}/${infer Rest}`
  ? NamesIn<Part> | NamesIn<Rest>
  : Of extends `:${infer Name}`
    ? Name
    : never;
type ParamsOf<Of extends string> = Record<NamesIn<Of>, string>;

/** What a loader is told of the address that it answers. */
export type Address<Of extends string> = { url: URL; pattern: Of; params: ParamsOf<Of> };
