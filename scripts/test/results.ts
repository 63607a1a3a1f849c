import { existsSync, readFileSync } from "node:fs";

/** `skipped` are questions that the content gives no occasion for: a firm without jobs, for example. */
export type Result = { passed: number; failed: string[]; skipped: number };

/** What a runner reported, in JUnit's words. @returns undefined where it wrote nothing */
export function resultIn(file: string): Result | undefined {
  if (!existsSync(file)) return undefined;
  const report = readFileSync(file, "utf8");
  const sum = (name: string) =>
    [...report.matchAll(new RegExp(`<testsuite [^>]*\\b${name}="(\\d+)"`, "g"))].reduce(
      (total, [, count]) => total + Number(count),
      0,
    );
  const failures = report.matchAll(
    /<testcase (?=[^>]*\bclassname="([^"]*)")[^>]*\bname="([^"]*)"[^>]*>\s*<(?:failure|error)(?: message="([^"\n]*))?/g,
  );
  const failed = Array.from(failures, ([, of, name, why = ""]) =>
    `${of} › ${name}: ${why}`.replaceAll("&gt;", ">").replaceAll("&quot;", '"'),
  );
  const skipped = sum("skipped");
  return { passed: sum("tests") - skipped - sum("failures") - sum("errors"), failed, skipped };
}
