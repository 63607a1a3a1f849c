declare const names: unique symbol;

/** A text with gaps, each a name in braces: `Page {page}`. The type has the names. */
export type Template<Name extends string> = string & { readonly [names]?: Name };

/** A text for the number one, and one for all other numbers. */
export type Counted<Name extends string> = {
  one: Template<Name | "count">;
  other: Template<Name | "count">;
};

/** Fills every gap of a text. */
export function fill<Name extends string>(
  text: Template<Name>,
  values: Record<NoInfer<Name>, string | number>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Name) => `${values[name]}`);
}

/** Fills the text for this number; `{count}` is the number itself. */
export const fillCount = <Name extends string = never>(
  forms: Counted<Name>,
  count: number,
  values: Record<NoInfer<Name>, string | number>,
): string => fill<string>(count === 1 ? forms.one : forms.other, { ...values, count });
