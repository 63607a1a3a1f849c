import { defineConfig } from "vitest/config";
import { labelModules } from "./vite.shared.ts";

/** Files of one thread share their imports, which takes half the time: so a test takes back what it stubs. */
const together = { pool: "threads", isolate: false } as const;

/** Files that the long set alone asks: they take minutes, or need packages that only it installs. */
const exclude = process.env.TEST_ALL ? [] : ["tests/built/content-reads.test.ts"];

/** The tests of a folder. @param timeout of a test and of what it prepares, in milliseconds */
const group = (name: string, timeout: number) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude,
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll: { timeout: 10_000 } },
  },
});

/**
 * Groups that scripts/test.ts runs by name: `built` and `engines` ask the site that was built, the others make what they
 * need.
 */
export default defineConfig({
  plugins: [labelModules()],
  test: {
    // Vitest leaves one core to its watcher, which on two cores is half of the machine.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Some draw; machines that check changes are slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: "tests/unit-setup.ts",
          env: { CONTENT_DIR: ".cache/unit/content" },
          include: ["app/**/*.test.{ts,tsx}", "hosting/**/*.test.ts", "tests/*.test.ts"],
          ...together,
        },
      },
      {
        extends: true,
        // Most start Node or git, or copy the content.
        test: {
          name: "commands",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: "tests/unit-setup.ts",
          env: { CONTENT_DIR: ".cache/unit/content" },
          include: ["scripts/**/*.test.ts", "editor/**/*.test.ts"],
          ...together,
        },
      },
      {
        extends: true,
        // The first question of a file reads every page of the site.
        test: {
          name: "built",
          include: [
            "tests/built/**/*.test.ts",
            ...(process.env.TEST_ALL ? ["app/calculators/sums/cases.test.ts"] : []),
          ],
          exclude,
          testTimeout: 20_000,
          ...together,
        },
      },
      group("hosting", 20_000),
      group("faults", 300_000),
      group("rehearsal", 900_000),
      group("engines", 60_000),
    ],
  },
});
