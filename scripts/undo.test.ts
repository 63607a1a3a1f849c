import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { beginRepository, recordAll } from "./changes/test-repository.test-helper.ts";
import { undoChange } from "./undo.ts";

test("the list is shown without changing anything, and the number that is chosen is taken back", async () => {
  const { directory: folder } = contentCopy();
  const file = join(folder, "labels.yaml");
  const before = readFileSync(file, "utf8");
  beginRepository(folder);
  recordAll(folder, "Remark", { "labels.yaml": `${before}\n# A remark.\n` });

  expect(await undoChange(undefined)).toMatch(
    /^ {2}1 {2}Buttons and notices: layout of the file – \d.*\d, by Asha Rao$/m,
  );
  expect(await undoChange(undefined, async () => "")).toBe("Nothing was changed.");
  await expect(undoChange("2")).rejects.toThrow("There is no number 2: choose 1 to 1.");
  expect(readFileSync(file, "utf8")).not.toBe(before);

  expect(await undoChange(undefined, async () => "1")).toContain("The content has no errors.");
  expect(readFileSync(file, "utf8")).toBe(before);
});
