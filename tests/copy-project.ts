import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";

/** Generated folders, and those of this checkout alone. */
const LEFT_OUT = /^(?:\.git|\.cache|build|dist|hosts|(?:bench|test)-results)$/;

/** Copies the project into a folder, without generated files and packages, with a link to the packages. */
export function copyProject(folder: string, isKept = (_path: string) => true): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(".").filter((entry) => !LEFT_OUT.test(entry)))
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (path) => basename(path) !== "node_modules" && isKept(path),
    });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}
