import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";

/** The file with a bundle's licences, in Vite's format (build.license). */
export const LICENCES_FILE = "licences.json";

type Licence = { name: string; version: string; identifier: string | null; text: string | null };

const packageJson = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** Packages whose files are published without a bundle. */
const fontPackages = (): string[] =>
  Object.keys(packageJson(".").devDependencies).filter((name) => name.startsWith("@fontsource"));

function fontLicence(name: string): Licence {
  const folder = join("node_modules", name);
  const { version, license } = packageJson(folder);
  return {
    name,
    version,
    identifier: license,
    text: readFileSync(join(folder, "LICENSE"), "utf8"),
  };
}

const LINE = "-".repeat(100);

/**
 * Writes `licences.txt`: the authors and licences of the site's scripts and fonts. Licences require this text with
 * every copy; in a separate file it does not enlarge what visitors download.
 * @param bundles folders of the browser's bundles
 * @returns the number of packages
 */
export function writeLicences(folder: string, bundles: string[]): number {
  const bundled = bundles
    .map((bundle) => join(bundle, LICENCES_FILE))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as Licence[]);
  const licences = new Map(
    [...bundled, ...fontPackages().map(fontLicence)].map((licence) => [licence.name, licence]),
  );
  const parts = [...licences.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, version, identifier, text }) =>
        `${LINE}\n${name} ${version} (${identifier ?? "licence unknown"})\n${LINE}\n\n${text?.trim() ?? ""}\n`,
    );
  const intro = "The scripts and fonts of this site contain work of others, on these terms.\n";
  writeAtomically(join(folder, "licences.txt"), [intro, ...parts].join("\n"));
  return parts.length;
}
