import { defineConfig } from "vitest/config";
import { labelModules } from "./vite.shared.ts";

/** Files of one thread share their imports, which takes half the time: so a test takes back what it stubs. */
const together = { pool: "threads", isolate: false } as const;

/** Groups that scripts/test.ts runs by name: `built` and `engines` ask the site that was built, the others make what they need. */
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
          // Some run a command of the project, others draw; machines that check changes are slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: "tests/unit-setup.ts",
          env: { CONTENT_DIR: ".cache/unit/content" },
          include: [
            "app/**/*.test.{ts,tsx}",
            "hosting/**/*.test.ts",
            "scripts/**/*.test.ts",
            "editor/**/*.test.ts",
          ],
          ...together,
        },
      },
      {
        extends: true,
        // The first question of a file reads every page of the site.
        test: {
          name: "built",
          include: [
            "tests/build/**/*.test.ts",
            ...(process.env.TEST_ALL ? ["app/calculators/cases.test.ts"] : []),
          ],
          testTimeout: 20_000,
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: "hosting",
          include: ["tests/hosting/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "rehearsal",
          include: ["tests/rehearsal/**/*.test.ts"],
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
