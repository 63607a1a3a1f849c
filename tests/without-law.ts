/**
 * Checks that a firm can leave out its rooms (docs/guides/leave-out-a-room.md): its site type-checks, builds and passes
 * the tests of the built site. It uses a copy of the project in `.cache/without-law/`, with the second firm's content.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "./copy-project.ts";

const FOLDER = ".cache/without-law";
const ROOMS = ["app/law", "app/calculators", "content/law"];
/** Tests of the rooms, and tests of documents, which mention them. */
const isTheirTest = (path: string) =>
  path.endsWith(".test.ts") &&
  /#app\/(?:law|calculators)\/|"docs\/(?:architecture|requirements)\.md"/.test(
    readFileSync(path, "utf8"),
  );

const isKept = (path: string) =>
  !ROOMS.includes(path) && !(path.startsWith("tests/built/") && isTheirTest(path));

rmSync(FOLDER, { recursive: true, force: true });
copyProject(FOLDER, isKept);

writeFileSync(join(FOLDER, "app/room-list.server.ts"), "export {};\n");
// Without tests: those of a room import it, wherever they are.
writeFileSync(
  join(FOLDER, "tsconfig.site.json"),
  JSON.stringify({
    extends: "./tsconfig.json",
    exclude: ["tests", "**/*.test.*", "**/*.test-helper.*", "editor/test", "bench"],
  }),
);

const env = { ...process.env, CONTENT_DIR: ".cache/second-firm/content", TEST_ALL: "" };

/** Runs a script or a package's program in the copy. Exits with its status if it fails. */
function run(...command: string[]): void {
  const [program = "", ...parameters] = command;
  const isScript = program.endsWith(".ts");
  const { status } = spawnSync(
    isScript ? process.execPath : join("node_modules", ".bin", program),
    isScript ? command : parameters,
    { cwd: FOLDER, env, stdio: "inherit", shell: process.platform === "win32" },
  );
  if (status !== 0) process.exit(status ?? 1);
}

run("tests/second-content.ts");
run("tsc", "--project", "tsconfig.site.json");
run("scripts/build.ts");
run("vitest", "run", "--project", "built");
