/**
 * `npm test`: runs every group of tests. Some groups only: `npm test -- unit e2e`. `npm run test:all` (`--all`) is the
 * long set. Logs are in test-results/.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { exitOnSignals } from "./exit-on-signals.ts";
import { withRemedy } from "./system-errors.ts";
import { groupsOf } from "./test/groups.ts";
import { bringPrograms, isEssential } from "./test/programs.ts";

const RESULTS = "test-results";
const SHOWN = 40;

const all = process.argv.includes("--all");
const chosen = process.argv.slice(2).filter((argument) => argument !== "--all");
const groups = groupsOf(all);

const unknown = chosen.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(
    `There is no group ${unknown.join(", ")}; there are ${Object.keys(groups).join(", ")}.`,
  );
  process.exit(1);
}
const names = Object.keys(groups).filter((name) => chosen.length === 0 || chosen.includes(name));

if (all) process.env.TEST_ALL = "1";
// Tests set NODE_ENV themselves: with production's React, half of them cannot run.
delete process.env.NODE_ENV;
process.env.FORCE_COLOR ??= "0";
exitOnSignals();

/** The results of tests. `skipped` tests do not apply to the content, such as that of a firm without jobs. */
type Result = { passed: number; skipped: number; failed: string[] };
const total = { passed: 0, red: [] as string[], failed: [] as string[] };

/** A count from the summary that both runners print: `12 passed`. */
const countOf = (said: string, what: string): number =>
  Number([...said.matchAll(new RegExp(`(\\d+) ${what}`, "g"))].at(-1)?.[1] ?? 0);

/** Failed tests, as Vitest (` FAIL  |unit| file > test`) and Playwright (`    [chromium] › file › test`) name them. */
const namesOfFailed = (said: string): string[] | null =>
  said.match(/(?<=^ FAIL +)\S.*|(?<=^ {4})\[[\w-]+\] › .*[^ ─\n]/gm);

/** Runs a package's program or a script of the project, logs its output, and adds its results. */
async function run(command: string, log: string, result: Result, env?: NodeJS.ProcessEnv) {
  const [program = "", ...parameters] = command.split(" ");
  const isScript = /\.(?:ts|mjs)$/.test(program);
  const child = spawn(
    isScript ? process.execPath : program,
    (isScript ? [program, ...parameters] : parameters).map((part) => part.replaceAll('"', "")),
    { env: { ...process.env, ...env }, shell: process.platform === "win32" },
  );
  // As from a terminal: Playwright then also ends its server.
  const stop = () => child.kill("SIGINT");
  process.once("exit", stop);
  let said = `> ${command}\n`;
  appendFileSync(log, said);
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => {
      // Vitest writes colours even if FORCE_COLOR is 0.
      const text = stripVTControlCharacters(String(data));
      said += text;
      appendFileSync(log, text);
    });
  const [status] = await once(child, "close").catch((error: Error) => {
    appendFileSync(log, `${program} could not be started: ${error.message}\n`);
    return [1];
  });
  process.off("exit", stop);
  result.passed += countOf(said, "passed");
  result.skipped += countOf(said, "skipped");
  // A runner may fail without a failed test.
  if (status !== 0) result.failed.push(...(namesOfFailed(said) ?? [command]));
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const started = performance.now();
try {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
} catch (error) {
  console.error(withRemedy((error as Error).message, "try"));
  process.exit(1);
}

const missing = bringPrograms(names.flatMap((name) => groups[name]!.needs ?? []));

async function report(name: string): Promise<void> {
  const { commands, env, needs = [] } = groups[name]!;
  const start = performance.now();
  const log = `${RESULTS}/${name}.log`;
  const lacking = needs.filter((need) => missing.has(need));
  const result: Result = { passed: 0, skipped: 0, failed: [] };
  if (!lacking.some(isEssential))
    for (const command of commands) await run(command, log, result, env);
  const { passed, skipped } = result;
  // Tests without their programs count as failed.
  const failed = [...result.failed, ...lacking.map((need) => missing.get(need)!)];
  const counts = [
    passed && `${passed} passed`,
    failed.length > 0 && `${failed.length} FAILED`,
    skipped && `${skipped} not asked of this content`,
  ];
  console.log(
    `${failed.length > 0 ? "✖" : "✔"} ${name.padEnd(14)} ${secondsSince(start).padStart(8)}   ${counts.filter(Boolean).join(", ")}`,
  );
  if (result.failed.length > 0)
    console.log(readFileSync(log, "utf8").trimEnd().split("\n").slice(-SHOWN).join("\n"));
  total.passed += passed;
  if (failed.length > 0) total.red.push(name);
  total.failed.push(...failed.map((failure) => `✖ ${name}: ${failure}`));
}

console.log(`${names.join(", ")}: what they print is in ${RESULTS}/`);
async function inTurn(...some: string[]): Promise<void> {
  for (const name of some) if (names.includes(name)) await report(name);
}
// Tests that use one core, or wait for other programs, run beside those that use both cores.
const BESIDE = [
  [["lint", "types"], ["content"]],
  [["unit", "commands"], ["hosting"]],
];
for (const [main = [], other = []] of BESIDE)
  await Promise.all([inTurn(...main), inTurn(...other)]);
await inTurn(...names.filter((name) => !BESIDE.flat(2).includes(name)));

console.log(`All in ${secondsSince(started)}`);
for (const failure of total.failed) console.log(failure);
console.log(`${total.passed} passed, ${total.failed.length} failed`);
if (total.red.length > 0)
  console.log(`Again: npm ${all ? "run test:all" : "test"} -- ${total.red.join(" ")}`);
process.exitCode = total.failed.length > 0 ? 1 : 0;
