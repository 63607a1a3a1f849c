import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inPath } from "../in-path.ts";
import { blocks } from "./guide.ts";

const tests = ["deploy.test.ts", "documents.test.ts", "../rehearsal/guide.test.ts"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("\n");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
/** Covered elsewhere: by the group `subfolder`, and `ask.test.ts`. */
const RUN_BY_OTHERS = ["build-for-a-folder", "ask"];

test.for(blocks.map((block) => ({ ...block, title: `${block.file}: ${block.commands[0]}` })))(
  "$title is run by a test, or says why not; its scripts are there",
  ({ about, commands }) => {
    const [, name] = /^run: (\S+)$/.exec(about) ?? [];
    if (name) expect(RUN_BY_OTHERS.includes(name) || tests.includes(`"${name}"`), name).toBe(true);
    else expect(about).toMatch(/^not run here: \S+ \S+/);
    for (const [, script = ""] of commands.join("\n").matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty([script]);
  },
);

test.runIf(inPath("systemd-analyze"))("systemd understands the units of the guide", () => {
  const parameters = ["verify", "--man=no", ...globSync("hosting/systemd/*")];
  const { stderr } = spawnSync("systemd-analyze", parameters, { encoding: "utf8" });
  // It reports programs that this machine lacks.
  expect(stderr.replaceAll(/^.*is not executable: No such file.*\n/gm, "")).toBe("");
});

test("nothing that the guide has systemd start runs as root", () => {
  for (const unit of globSync("hosting/systemd/*.service"))
    expect(readFileSync(unit, "utf8"), unit).toMatch(/^User=website$/m);
});
