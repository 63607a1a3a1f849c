/**
 * Compares the diagram in `docs/architecture.md`, which says who imports whom, with the imports of `app/`, and its tables
 * with those of the folders beside `app/`. A solid arrow means code, a dotted one types only.
 */
import { globSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { notFoundRoutes, pageRoutes } from "#app/route-table.ts";

const page = readFileSync("docs/architecture.md", "utf8");

type Edge = { from: string; to: string; typesOnly: boolean };

const written = ({ from, to, typesOnly }: Edge) => `${from} ${typesOnly ? "-.->" : "-->"} ${to}`;

/** The sources of folders; tests may import anything. */
const sourcesIn = (folders: string): string[] =>
  globSync(`${folders}/**/*.{ts,tsx}`)
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test(-helper)?\.tsx?$|\.d\.ts$|\/(test|node_modules)\//.test(file));

/** Sources of the site, below `app/`. */
const sources = sourcesIn("app").map((file) => file.slice("app/".length));

/** Rooms have parts of their own, one for each inner folder. */
const ROOMS = globSync("app/*/room.server.ts").map((file) => basename(dirname(file)));

/**
 * The part a file belongs to: its folder, `reader` below `collections/`, a room's inner folder (`law/pages`), or the
 * file itself where it lies in `app/` (`urls` for `urls.server.ts`).
 */
function partOf(file: string): string {
  const [folder, inner, ...deeper] = file.split("/");
  if (inner === undefined) return basename(file).replace(/(\.server)?\.tsx?$/, "");
  if (folder === "collections" && inner === "reader") return "reader";
  return ROOMS.includes(folder!) && deeper.length > 0 ? `${folder}/${inner}` : folder!;
}

/** The imports of a source, relative to a folder; `typesOnly` if only types are imported. Style sheets are left out. */
function importsOf(file: string, folder = "app"): { target: string; typesOnly: boolean }[] {
  const text = readFileSync(join(folder, file), "utf8");
  const statements = [
    ...text.matchAll(/^(?:import|export)\s+(type\s)?(?:([^;"']*?)\sfrom\s)?["']([^"']+)["']/gm),
    ...text.matchAll(/\bimport\((type\s)?()["']([^"']+)["']\)/g),
  ];
  return statements.flatMap(([, type, names, path = ""]) => {
    if (!path.startsWith("#") && !path.startsWith(".")) return [];
    const target = path.startsWith("#")
      ? posix.relative(folder, path.slice(1))
      : posix.join(dirname(file), path);
    if (!/\.tsx?$/.test(target)) return [];
    const inBraces = /^\{([\s\S]*)\}$/.exec(names?.trim() ?? "")?.[1];
    const allTypes = inBraces
      ?.split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .every((name) => name.startsWith("type "));
    return [{ target, typesOnly: type !== undefined || allTypes === true }];
  });
}

/** Every import between two parts, once; an import of code replaces one of types. */
function importedEdges(): Edge[] {
  const edges = new Map<string, Edge>();
  for (const file of sources) {
    for (const { target, typesOnly } of importsOf(file)) {
      const [from, to] = [partOf(file), partOf(target)];
      if (from === to) continue;
      const known = edges.get(`${from} ${to}`);
      edges.set(`${from} ${to}`, { from, to, typesOnly: typesOnly && (known?.typesOnly ?? true) });
    }
  }
  return [...edges.values()];
}

/** The arrows of the diagram: `a --> b & c`, `a -.-> b`. */
function drawnEdges(): Edge[] {
  const diagram = /```mermaid\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
  return diagram.split("\n").flatMap((line) => {
    const [, from, arrow, targets] = /^\s*(\S+) (-->|-\.->) (.+)$/.exec(line) ?? [];
    if (!from || !targets) return [];
    return targets.split(" & ").map((to) => ({ from, to: to.trim(), typesOnly: arrow === "-.->" }));
  });
}

const imported = importedEdges().map(written).sort();
const drawn = drawnEdges().map(written).sort();

test("every import between two folders is an arrow of the diagram, and every arrow an import", () => {
  expect(drawn).toEqual(imported);
});

test("imports of code run downwards: no circle of folders", () => {
  let left = importedEdges().filter(({ typesOnly }) => !typesOnly);
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    // Removes parts that import nothing more, until none is left or a cycle remains.
    left = left.filter(({ to }) => left.some(({ from }) => from === to));
  }
  expect(left.map(written)).toEqual([]);
});

test.each(["app", "editor"])("every folder of %s/ has a row in a table of folders", (folder) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  const names = folders.map(({ name }) => (folder === "app" ? name : `${folder}/${name}/`));
  expect(names.filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);
});

test("beside app/ too, imports run one way: scripts/ never imports editor/", () => {
  const ofEditor = page.matchAll(/(?<=^\| `)editor\/\w+\//gm);
  const order = ["app/", "hosting/", "scripts/", ...[...ofEditor].map(String), "editor/"];
  const place = (file: string) => order.findIndex((folder) => file.startsWith(folder));
  const found = sourcesIn("{app,hosting,scripts,editor}").flatMap((file) =>
    importsOf(file, ".")
      .filter(({ target }) => place(target) > place(file))
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(found).toEqual([]);
});

test("no section imports a section, and no page a page", () => {
  const routes = new Set<string>(Object.values({ ...pageRoutes, ...notFoundRoutes }));
  // A folder in sections/ holds one section in several files.
  const sectionOf = (file: string) => /^sections\/([^/.]+)/.exec(file)?.[1];
  const found = sources.flatMap((file) =>
    importsOf(file)
      .filter(
        ({ target }) =>
          routes.has(target) ||
          (sectionOf(file) && sectionOf(target) && sectionOf(file) !== sectionOf(target)),
      )
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(found).toEqual([]);
});

test("no two style sheets share a name, from which the names of their classes are made", () => {
  const names = globSync("app/**/*.module.css").map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
