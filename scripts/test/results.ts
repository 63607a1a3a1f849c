import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

type Suite = { title: string; specs: { title: string; ok: boolean }[]; suites?: Suite[] };

/** What is read of a runner's report: Vitest counts at its top, Playwright in `stats`. */
type Report =
  | {
      stats?: undefined;
      numPassedTests: number;
      numPendingTests: number;
      testResults: {
        name: string;
        message: string;
        assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
      }[];
    }
  | {
      stats: { expected: number; flaky: number; skipped: number };
      suites: Suite[];
    };

/** `skipped` are questions that the content gives no occasion for: a firm without jobs, for example. */
export type Result = { passed: number; failed: string[]; skipped: number };

/** The tests that failed, by file and name. */
const failuresIn = ({ title, specs, suites = [] }: Suite): string[] =>
  [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failuresIn)].map(
    (failure) => `${title} › ${failure}`,
  );

/** What a runner reported. @returns undefined where it wrote nothing */
export function resultIn(file: string): Result | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  if (report.stats) {
    const { expected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: report.suites.flatMap(failuresIn), skipped };
  }
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(
        ({ fullName, failureMessages: [message = ""] }) =>
          `${relative(".", name)} › ${fullName}: ${message.split("\n")[0]}`,
      ),
  );
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}
