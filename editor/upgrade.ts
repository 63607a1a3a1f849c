/**
 * `npm run upgrade -- <version>`: merges a newer version of the code into a firm's repository. Its content is
 * unchanged, except for small dated changes that the new code requires (`editor/content-changes/`).
 */
import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import { checkReady } from "./changes/changes.ts";
import { git, mergeOf, record, treeFrom, tryGit } from "./changes/git.ts";
import { Refusal, tell } from "../scripts/refusal.ts";
import { checkContent } from "../scripts/content-check/check.ts";
import { isError, report } from "../scripts/content-check/findings.ts";
import { changeEntries, entryFiles } from "./entry/entry-files.ts";
import type { Values } from "./entry/form-values.ts";

const USAGE = `Takes a newer version of the code; content/ stays yours.

  npm run upgrade -- v3.0.0              from the remote repository "code"
  npm run upgrade -- v3.0.0 --from URL   from another one, which is remembered as "code"

Afterwards the content is checked. Nothing is published: look at the site first (npm start).`;

const CHANGES = "editor/content-changes";

/** A change of content that new code requires, by an entry's values; undefined for an unchanged entry. */
export type ContentChange = (file: string, entry: Values) => Values | undefined;

const scriptsIn = (folder: string): string[] =>
  globSync("[0-9][0-9][0-9][0-9]-*.ts", { cwd: folder }).sort();

/** Merges a version's code. @returns its scripts for content @throws Refusal for uncommitted or conflicting changes */
export function takeCode(top: string, version: string): string[] {
  checkReady(top);
  const dirty = git(top, ["status", "--porcelain", "--untracked-files=no"]).trim();
  if (dirty) throw new Refusal(`Publish or put back first what is in no commit:\n${dirty}`);
  const before = scriptsIn(join(top, CHANGES));
  const { tree, inConflict } = mergeOf(top, version);
  if (!tree) throw new Refusal(`There is no version ${version}: git tag lists them.`);
  const changed = [...inConflict.keys()].filter((name) => !name.startsWith("content/"));
  if (changed.length > 0) {
    throw new Refusal(
      `Your firm has changed the same code: ${changed.join(", ")}. Whoever keeps the code brings the two together: git merge ${version}, then git checkout HEAD -- content. Nothing was changed.`,
    );
  }
  const whole = treeFrom(top, tree, (run) => {
    run(["rm", "--cached", "-r", "-f", "--quiet", "--ignore-unmatch", "content"]);
    run(["read-tree", "--prefix=content/", "HEAD:content"]);
  });
  record(top, whole, `Take the code of ${version}`, version);
  return scriptsIn(join(top, CHANGES)).filter((name) => !before.includes(name));
}

/** Runs scripts over the content, oldest first. @returns words for the person */
export async function changeContent(folder: string, names: string[]): Promise<string> {
  const said: string[] = [];
  for (const name of names.toSorted()) {
    const script = (await import(resolve(folder, name))) as { default: ContentChange };
    said.push(`${name}: ${changeEntries(entryFiles(), script.default)} entries changed`);
  }
  const { files, findings } = checkContent();
  return [...said, report(files, findings.filter(isError))].join("\n");
}

/** Fetches a version from the code's repository. @param flags `--from`, its address */
async function upgrade([version = "", flag, url, ...more]: string[]): Promise<string> {
  const isAsked = version && !version.startsWith("-") && more.length === 0;
  if (!isAsked || (flag && (flag !== "--from" || !url))) throw new Refusal(USAGE);
  const known = tryGit(".", ["remote", "get-url", "code"]).ok;
  if (url) git(".", ["remote", known ? "set-url" : "add", "code", url]);
  else if (!known) throw new Refusal(`Say where the code comes from.\n\n${USAGE}`);
  git(".", ["fetch", "--quiet", "--tags", "code"]);
  const scripts = takeCode(".", version);
  // The new code and its packages do the rest.
  const rest = ["scripts/run.mjs", "editor/upgrade.ts", "--content", ...scripts];
  process.exitCode = spawnSync(process.execPath, rest, { stdio: "inherit" }).status ?? 1;
  return `The code is that of ${version}; CHANGELOG.md says what to do in content/.`;
}

if (import.meta.main) {
  const [what, ...rest] = process.argv.slice(2);
  await tell(() =>
    what === "--content" ? changeContent(CHANGES, rest) : upgrade([what ?? "", ...rest]),
  );
}
