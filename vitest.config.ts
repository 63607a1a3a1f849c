import { defineConfig, type UserWorkspaceConfig } from "vitest/config";
import { labelModules, moduleSources } from "./vite.shared.ts";

/** East of Greenwich, like the firm: code that takes local midnight for a UTC day is off by one, and fails. */
process.env.TZ = "Asia/Kolkata";

/** Files of one thread share their imports, which halves the time. */
const together = { pool: "threads", isolate: false } as const;

/** A group. @param timeout in milliseconds, of a test and its hooks: CI machines are slow */
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

const besideCode = {
  globalSetup: "tests/unit-setup.ts",
  setupFiles: "tests/take-back.ts",
  env: { CONTENT_DIR: ".cache/unit/content" },
  ...together,
};

/** Groups that scripts/test.ts runs by name: `built` and `engines` test the built site, others make what they need. */
export default defineConfig({
  plugins: [labelModules()],
  define: { MODULES: JSON.stringify(moduleSources()) },
  test: {
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      // Some tests draw pictures.
      group("unit", 60_000, {
        include: ["app/**/*.test.{ts,tsx}", "hosting/**/*.test.ts", "tests/*.test.ts"],
        ...besideCode,
      }),
      // Most start Node or git, or copy the content.
      group("commands", 60_000, {
        include: ["scripts/**/*.test.ts", "editor/**/*.test.ts"],
        ...besideCode,
      }),
      // The first test of a file reads every page of the site.
      group("built", 20_000, {
        include: [
          "tests/built/**/*.test.ts",
          ...(process.env.TEST_ALL ? ["app/calculators/sums/cases.test.ts"] : []),
        ],
        // Content does not change after the build: it is read once.
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
