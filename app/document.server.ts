import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryContext } from "react-router";
import { firmStyles } from "./frame/firm-styles.server.ts";
import { previewStyles } from "./frame/preview-styles.server.ts";
import { basePath } from "./lib/site-url.ts";
import type { DocumentParts } from "./document-parts.ts";
import { documentPolicy } from "./policy.ts";

const buildFolder = () => join(process.env.BUILD_DIR ?? "build", "client");

/** Lets the browser prepare the page that a visitor is about to open. */
const speculationRules = (base: string) =>
  JSON.stringify({ prerender: [{ where: { href_matches: `${base}/*` }, eagerness: "moderate" }] });

/** The source expression that allows exactly this inline text. */
const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/** @throws Error where the text would end the element it stands in */
function checkInline(text: string, element: "script" | "style"): string {
  if (text.toLowerCase().includes(`</${element}`))
    throw new Error(`Text inside <${element}> holds </${element}`);
  return text;
}

// The router marks with # what a module that is loaded later needs, too.
const readStyles = (addresses: string[]): string =>
  [...new Set(addresses.map((address) => address.replace("#", "")))]
    .map((address) => readFileSync(join(buildFolder(), address), "utf8"))
    .join("")
    .trim();

const known = new Map<string, DocumentParts>();

/**
 * What the build puts into the document of a page: all of its styles, the inline script and the policy that
 * allows just these. Pages with the same style sheets share one set of parts.
 */
export function documentParts({ manifest, staticHandlerContext }: EntryContext): DocumentParts {
  const sheets = new Set(
    staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []),
  );
  const key = [...sheets].join(" ");
  const parts = known.get(key) ?? makeParts([...sheets]);
  known.set(key, parts);
  return parts;
}

function makeParts(sheets: string[]): DocumentParts {
  const styles = checkInline(readStyles(sheets) + firmStyles() + previewStyles(), "style");
  const script = checkInline(readFileSync(".cache/browser/inline.js", "utf8").trim(), "script");
  const rules = speculationRules(basePath());
  return {
    styles,
    script,
    speculationRules: rules,
    policy: documentPolicy(hashOf(styles), [script, rules].map(hashOf)),
  };
}
