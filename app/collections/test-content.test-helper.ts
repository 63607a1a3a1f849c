import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";

/** A copy of `content/` that a test may damage; the readers use it until the test ends. */
export function contentCopy() {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", directory, { recursive: true });
  vi.stubEnv("CONTENT_DIR", directory);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    directory,
    write: (path: string, text: string) => writeFileSync(join(directory, path), text),
    /** Puts a file into a folder that may be new; each character is a byte. */
    add(path: string, bytes: string) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), bytes, "latin1");
    },
    remove: (path: string) => rmSync(join(directory, path)),
    /** Replaces the first match in a file; fails where there is nothing to replace. */
    edit(path: string, search: string | RegExp, replacement: string) {
      const file = join(directory, path);
      const before = readFileSync(file, "utf8");
      const after = before.replace(search, replacement);
      if (after === before) throw new Error(`Nothing to replace in ${path}`);
      writeFileSync(file, after);
    },
  };
}

/** Runs a query that must fail and gives its message. */
export function messageOf(query: () => unknown): string {
  try {
    query();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The query did not fail");
}
