import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentStyles } from "./frame/content-styles.server.ts";
import { basePath } from "./lib/address/site-url.ts";
import { documentPolicy } from "./policy.ts";

/** The order of layers, first in every document: style sheets come in the order in which modules import them. */
export const LAYERS = "@layer base,components,sections;";

const inBuild = (file: string) =>
  readFileSync(join(process.env.BUILD_DIR ?? "build", file), "utf8");

/** The CSP source expression that allows exactly this inline text. */
const sourceOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

type Chunk = Partial<Record<"css" | "imports" | "dynamicImports", string[]>> & { isEntry?: true };

/** The style sheets of a module and of all its imports, dynamic ones too, in the order of the imports. */
function sheetsOf(key: string, chunks: Record<string, Chunk>, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { css = [], imports = [], dynamicImports = [], isEntry } = chunks[key] ?? {};
  // The entry's dynamic imports are the pages.
  const all = isEntry ? imports : [...imports, ...dynamicImports];
  return [...all.flatMap((each) => sheetsOf(each, chunks, seen)), ...css];
}

export type DocumentParts = ReturnType<typeof makeParts>;

const known = new Map<string, DocumentParts>();

/**
 * The parts of a page's document besides its content: all its styles, the inline script, and the policy that allows
 * exactly these. Pages with the same style sheets share one object.
 * @param page its file below `app/`
 */
export function documentParts(page: string): DocumentParts {
  const chunks = JSON.parse(inBuild("server/manifest.json")) as Record<string, Chunk>;
  const seen = new Set<string>();
  const sheets = new Set(
    ["app/render.tsx", `app/${page}`].flatMap((key) => sheetsOf(key, chunks, seen)),
  );
  const key = [...sheets].join(" ");
  const parts = known.get(key) ?? makeParts([...sheets]);
  known.set(key, parts);
  return parts;
}

function makeParts(sheets: string[]) {
  const styles = LAYERS + sheets.map(inBuild).join("").trim() + contentStyles();
  const script = readFileSync(".cache/browser/inline.js", "utf8").trim();
  // Prerender rules for links that a visitor is about to follow.
  const where = { href_matches: `${basePath()}/*` };
  const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
  const policy = documentPolicy(sourceOf(styles), [script, speculationRules].map(sourceOf));
  return { styles, script, speculationRules, policy };
}
