import { readFileSync } from "node:fs";
import type { ProgramName } from "./programs.ts";

/** Commands that run in order, with environment variables, and the programs that they need besides npm's packages. */
export type Group = { commands: string[]; env?: NodeJS.ProcessEnv; needs?: readonly ProgramName[] };

const npmScript = (name: string): string[] => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  return scripts[name].replaceAll("node scripts/run.mjs ", "").split(" && ");
};

const vitest = (...names: string[]): string =>
  `vitest run ${names.map((name) => `--project ${name}`).join(" ")}`;

const site = (name: string): NodeJS.ProcessEnv => ({
  BUILD_DIR: `.cache/${name}/build`,
  DIST_DIR: `.cache/${name}/dist`,
});
const otherContent = (name: string): NodeJS.ProcessEnv => ({
  ...site(name),
  CONTENT_DIR: `.cache/${name}/content`,
  TEST_ALL: "",
});

/** Tests for the second firm's site: all but those of jobs and law, which it does not have. */
const SECOND_FIRM_SPECS = (
  "accessibility article blog contact drawings enhancements enlarged-text first-view " +
  "forced-colors frame layout legal lists not-found pictures print regions robustness " +
  "search view-transitions without-script"
).replaceAll(/\S+/g, "$&.spec");

const BROWSER = ["chromium", "fonts"] as const;

/** The groups of the short or the long set, in order: the fastest first, those that need a build after it. */
export const groupsOf = (isLong: boolean): Record<string, Group> => ({
  lint: { commands: npmScript("lint") },
  types: { commands: npmScript("typecheck") },
  content: { commands: npmScript("content:check") },
  hosting: {
    commands: [...(isLong ? ["scripts/install.mjs hosting/wrangler"] : []), vitest("hosting")],
    needs: ["caddy"],
  },
  unit: { commands: [vitest("unit")] },
  commands: { commands: [vitest("commands")] },
  build: { commands: npmScript("build") },
  // In the long set, tests of the built site also run for the site in a folder.
  ...(isLong && {
    subfolder: {
      commands: npmScript("build"),
      env: { SITE_URL: "https://example.org/firm/", ...site("subfolder") },
    },
  }),
  built: { commands: [vitest("built")] },
  e2e: { commands: ["playwright test"], needs: BROWSER },
  ...(isLong && onlyLong()),
});

const onlyLong = (): Record<string, Group> => ({
  unused: { commands: npmScript("unused") },
  // The validator does not know these newer properties and values, which the build's own parser accepts. It also
  // reports table roles as redundant, which older Safari needs (app/components/table.tsx).
  standards: {
    commands: [
      "scripts/install.mjs tests/tools",
      "java -jar tests/tools/node_modules/vnu-jar/build/dist/vnu.jar --skip-non-html --errors-only --filterpattern (.*has.a..table..ancestor.*)|CSS:.*(animation-(timeline|range)|position-anchor|container|line-clamp|paint-order|scroll-target-group|target-current|field-sizing|view-transition|Parse.Error|Unknown.dimension|incompatible|allow-discrete|vector-effect).* dist",
    ],
    needs: ["java"],
  },
  rehearsal: { commands: [vitest("rehearsal")], needs: ["caddy"] },
  editor: { commands: ["playwright test -c editor/test/playwright.config.ts"], needs: BROWSER },
  engines: { commands: [vitest("engines")], needs: ["firefox", "webkit"] },
  faults: { commands: [vitest("faults")] },
  // Some screenshots show the next due date.
  screenshots: {
    commands: [...npmScript("build"), ...npmScript("test:screenshots")],
    env: { BUILD_DATE: "2026-11-28", ...site("screenshots") },
    needs: BROWSER,
  },
  // The short set with edited content; unit tests use only its labels.
  "edited-content": {
    commands: [
      "tests/edited-content.ts",
      ...npmScript("build"),
      vitest("unit", "built"),
      "playwright test",
    ],
    env: otherContent("edited-content"),
    needs: BROWSER,
  },
  // Structure, layout, links and accessibility of another firm's site, with its own pictures, logo, colours, counts and
  // languages; and its free pages, saved in the editor.
  "second-firm": {
    commands: [
      "tests/second-content.ts",
      ...npmScript("build"),
      vitest("built"),
      `playwright test ${SECOND_FIRM_SPECS}`,
      "playwright test -c editor/test/playwright.config.ts --grep=caret.stays",
      ...npmScript("test:screenshots"),
    ],
    env: otherContent("second-firm"),
    needs: BROWSER,
  },
  // The same firm without the code of law and calculators.
  "without-law": { commands: ["tests/without-law.ts"] },
});
