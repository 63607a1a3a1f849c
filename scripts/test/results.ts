import { existsSync, readFileSync } from "node:fs";
import { childrenOf, readXml } from "../../tests/xml.ts";

/** `skipped` are questions that the content gives no occasion for: a firm without jobs, for example. */
export type Result = { passed: number; failed: string[]; skipped: number };

/** What a runner reported, in JUnit's words. @returns undefined where it wrote nothing */
export function resultIn(file: string): Result | undefined {
  if (!existsSync(file)) return undefined;
  const suites = childrenOf(readXml(readFileSync(file, "utf8")), "testsuite");
  const tests = suites.flatMap((suite) => childrenOf(suite, "testcase"));
  const failed = tests.flatMap(({ attributes: { classname, name }, children }) => {
    const failure = children.find((child) => child.name === "failure" || child.name === "error");
    const [why] = failure?.attributes.message?.split("\n") ?? [];
    return failure ? [`${classname} › ${name}: ${why ?? ""}`] : [];
  });
  const skipped = tests.filter((test) => childrenOf(test, "skipped").length > 0).length;
  return { passed: tests.length - failed.length - skipped, failed, skipped };
}
