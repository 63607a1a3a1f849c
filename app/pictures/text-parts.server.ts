import { statSync } from "node:fs";
import { namedFilePath } from "#app/collections/reader/named-files.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { DOWNLOADS, picturesIn } from "#app/collections/reader/texts.server.ts";
import { LOCALE } from "#app/lib/locale.ts";
import type { RenderOptions } from "#app/lib/markdown/markdown.ts";
import { photo } from "./photo.server.ts";

/** A file size in words: `240 kB`, `2.4 MB`. */
function sizeInWords(bytes: number): string {
  const [amount, unit] =
    bytes < 1e6 ? [Math.ceil(bytes / 1e3), "kilobyte"] : [bytes / 1e6, "megabyte"];
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return amount.toLocaleString(LOCALE, { style: "unit", unit, maximumFractionDigits });
}

function downloadFacts(path: string): string | undefined {
  if (!path.startsWith(DOWNLOADS)) return undefined;
  const name = path.slice(DOWNLOADS.length);
  const type = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  return `${type}, ${sizeInWords(statSync(namedFilePath("download", name)).size)}`;
}

/** Pictures, downloads and labels for Markdown texts. @param link turns a path into a link @param markdown all texts */
export async function textParts(
  link: (path: string) => string,
  ...markdown: string[]
): Promise<Required<Omit<RenderOptions, "idPrefix">>> {
  const names = markdown.flatMap(picturesIn);
  const photos = new Map(
    await Promise.all(names.map(async (name) => [name, await photo(name, "wide", link)] as const)),
  );
  return {
    labels: labels().texts,
    link,
    picture: (name) => photos.get(name),
    download: downloadFacts,
  };
}
