import { createHash } from "node:crypto";
import type { Page } from "./html.ts";

/** What scripts/browser.ts built; paths are relative to the site's root, without a leading slash. */
export type BrowserBuild = {
  /** The script that stands in every page. */
  inline: string;
  /** The files that each module loads, itself first. */
  modules: Record<string, string[]>;
  /** The content of every script file. */
  files: Record<string, string>;
};

/** The value of an `integrity` attribute for a file of this content. */
export const integrity = (content: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/**
 * Puts the inline script where the page says `<script data-inline="">`.
 * @throws Error where the script could end its own element
 */
export function placeInlineScript(html: string, code: string): string {
  if (/<\/script|<!--/i.test(code))
    throw new Error("The inline script must not contain </script or <!--");
  return html.replace(/<script data-inline="">\s*<\/script>/g, () =>
    code ? `<script>${code}</script>` : "",
  );
}

const modulePattern = /(\sdata-module=")([\w-]+)(")/g;

/** The names of the modules that a rendered page asks for. */
export const modulesOf = (html: string): string[] =>
  Array.from(html.matchAll(modulePattern), ([, , name]) => name!);

/**
 * Turns the names in `data-module` into what the inline script loads: the module's files, itself first,
 * each with its integrity.
 * @throws Error naming page and module where app/browser/ holds no such module
 */
export const placeModules = ({ path, html }: Page, build: BrowserBuild): string =>
  html.replace(modulePattern, (_, before: string, name: string, after: string) => {
    const files = build.modules[name];
    if (!files)
      throw new Error(`${path} asks for the module "${name}", which app/browser/ does not hold`);
    const list = files.map((file) => `/${file} ${integrity(build.files[file] ?? "")}`);
    return `${before}${list.join(",")}${after}`;
  });
