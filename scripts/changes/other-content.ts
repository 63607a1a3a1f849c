import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git } from "./git.ts";

/** Asks the content of another folder, as if it were the site's own. */
export function onContent<T>(folder: string, query: () => T): T {
  const before = process.env.CONTENT_DIR;
  process.env.CONTENT_DIR = folder;
  try {
    return query();
  } finally {
    if (before === undefined) delete process.env.CONTENT_DIR;
    else process.env.CONTENT_DIR = before;
  }
}

/**
 * The content as it is recorded, with some files as they are now, in a folder of its own.
 * @param work is given the folder, which is gone afterwards
 */
export async function withRecorded<T>(
  folder: string,
  files: string[],
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const scratch = mkdtempSync(join(tmpdir(), "publish-"));
  const index = join(scratch, "index");
  const copy = join(scratch, "files", git(folder, ["rev-parse", "--show-prefix"]).trim());
  try {
    const top = git(folder, ["rev-parse", "--show-toplevel"]).trim();
    git(top, ["read-tree", "HEAD"], { index });
    const input = git(folder, ["ls-files", "-z", "--", "."], { index });
    git(folder, ["checkout-index", "-z", "--stdin", `--prefix=${scratch}/files/`], {
      index,
      input,
    });
    mkdirSync(copy, { recursive: true });
    for (const file of files) {
      const [from, to] = [join(folder, file), join(copy, file)];
      rmSync(to, { force: true });
      if (existsSync(from)) cpSync(from, to);
    }
    return await work(copy);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
