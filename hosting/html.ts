/** One finished page: its address without base path (`/team`) and its document. */
export type Page = { path: string; html: string };

/** One start tag as it stands in a document. */
export type Tag = { text: string; index: number; attributes: Record<string, string> };

const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };
const decode = (value: string) =>
  value.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? "");

/** Writes text as the value of a quoted attribute. */
export const attributeValue = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/**
 * Finds the start tags of one element. Relies on how React writes: values in double quotes,
 * and no `>` outside of them but the tag's own.
 * @param name the element's name in lower case, for example `link`
 */
export function startTags(html: string, name: string): Tag[] {
  const pattern = new RegExp(`<${name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, "g");
  return Array.from(html.matchAll(pattern), (match) => ({
    text: match[0],
    index: match.index,
    attributes: Object.fromEntries(
      Array.from((match[1] ?? "").matchAll(/([\w:-]+)(?:="([^"]*)")?/g), ([, key, value]) => [
        key!.toLowerCase(),
        decode(value ?? ""),
      ]),
    ),
  }));
}

/** A `<script>` element with its text, which is empty where it has a `src`. */
export type Script = { attributes: Record<string, string>; text: string };

/** The scripts of a document, in order. */
export const scripts = (html: string): Script[] =>
  startTags(html, "script").map(({ attributes, index, text }) => {
    const start = index + text.length;
    return { attributes, text: html.slice(start, html.indexOf("</script>", start)) };
  });

/** The text of every `<style>` element, in order. */
export const inlineStyles = (html: string): string[] =>
  Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css]) => css ?? "");

/** Types of `<script>` that a browser neither runs nor acts upon. */
const DATA_TYPES = /^application\/(?:ld\+)?json$/;

/** Whether a script without `src` needs permission from the policy: code and speculation rules do, data does not. */
export const needsPermission = ({ attributes }: Script): boolean =>
  !("src" in attributes) && !DATA_TYPES.test(attributes.type ?? "");

/**
 * Removes the empty comments that React puts between texts for hydration. Pages with an island keep
 * theirs: React looks for them there.
 */
export const withoutMarkers = (html: string): string =>
  html.includes("data-island=") ? html : html.replaceAll(/<!--(?:\/?\$| )?-->/g, "");
