import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resultIn } from "./results.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";

test("a runner's report says what passed, what was left out, and names what failed", () => {
  const file = join(temporaryFolder(), "report.xml");
  expect(resultIn(file)).toBeUndefined();
  // Vitest begins with the file, Playwright with the name, and puts other elements before the failure.
  writeFileSync(
    file,
    `<testsuites><testsuite tests="2">
      <testcase classname="a.test.ts" name="opens &gt; closes"><failure message="expected 1&#10;to be 2"/></testcase>
      <testcase classname="a.test.ts" name="holds"></testcase>
    </testsuite><testsuite tests="2">
      <testcase name="shows" classname="b.spec.ts"><properties></properties><failure message="lost">Error</failure></testcase>
      <testcase name="prints" classname="b.spec.ts"><skipped></skipped></testcase>
    </testsuite></testsuites>`,
  );
  expect(resultIn(file)).toEqual({
    passed: 1,
    failed: ["a.test.ts › opens > closes: expected 1", "b.spec.ts › shows: lost"],
    skipped: 1,
  });
});
