import { defineConfig, type UserWorkspaceConfig } from "vitest/config";
import { labelModules, moduleSources } from "./vite.shared.ts";

/** East of Greenwich, as the firm is: code that takes local midnight for a day in UTC is off by one, and fails. */
process.env.TZ = "Asia/Kolkata";

/** Files of one thread share their imports, which takes half the time. */
const together = { pool: "threads", isolate: false } as const;

/** A group. @param timeout of a test and of what it prepares, in milliseconds: machines that check changes are slow */
const group = (name: string, timeout: number, more: UserWorkspaceConfig["test"] = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll: { timeout: 10_000 } },
    ...more,
  },
});

/** Of tests beside what they test. */
const besideCode = {
  globalSetup: "tests/unit-setup.ts",
  setupFiles: "tests/take-back.ts",
  env: { CONTENT_DIR: ".cache/unit/content" },
  ...together,
};

/**
 * Groups that scripts/test.ts runs by name: `built` and `engines` ask the site that was built, the others make what they
 * need.
 */
export default defineConfig({
  plugins: [labelModules()],
  define: { MODULES: JSON.stringify(moduleSources()) },
  test: {
    // Vitest leaves one core to its watcher, which on two cores is half of the machine.
    maxWorkers: "100%",
    projects: [
      // Some draw.
      group("unit", 60_000, {
        include: ["app/**/*.test.{ts,tsx}", "hosting/**/*.test.ts", "tests/*.test.ts"],
        ...besideCode,
      }),
      // Most start Node or git, or copy the content.
      group("commands", 60_000, {
        include: ["scripts/**/*.test.ts", "editor/**/*.test.ts"],
        ...besideCode,
      }),
      // The first question of a file reads every page of the site.
      group("built", 20_000, {
        include: [
          "tests/built/**/*.test.ts",
          ...(process.env.TEST_ALL ? ["app/calculators/sums/cases.test.ts"] : []),
        ],
        // The content is that of the build: it is read once.
        env: { NODE_ENV: "production" },
        ...together,
      }),
      group("hosting", 20_000),
      group("faults", 300_000),
      group("rehearsal", 900_000),
      group("engines", 60_000),
    ],
  },
});
