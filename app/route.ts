import { link } from "./lib/site-url.ts";
import type { Pattern } from "./route-table.ts";

type NamesIn<Of extends string> = Of extends `${infer Part}/${infer Rest}`
  ? NamesIn<Part> | NamesIn<Rest>
  : Of extends `:${infer Name}`
    ? Name
    : never;
type ParamsOf<Of extends string> = Record<NamesIn<Of>, string>;

/** What a loader is told of the address that it answers. */
export type Address<Of extends string> = { url: URL; pattern: Of; params: ParamsOf<Of> };

/** A link built from a pattern of the route table: the compiler checks pattern and parameters. */
export const url = <Of extends Pattern>(
  pattern: Of,
  ...[params]: NamesIn<Of> extends never ? [] : [ParamsOf<Of>]
): string =>
  link(pattern.replaceAll(/:(\w+)/g, (_, name: string) => `${Reflect.get(params!, name)}`));
