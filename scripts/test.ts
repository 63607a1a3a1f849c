/**
 * `npm test`: every group of tests and their sum. Some groups only: `npm test -- unit e2e`.
 * `npm run test:all` (`--all`) is the long set. What the groups print is kept in test-results/.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync, readFileSync, rmSync } from "node:fs";
import { exitOnSignals } from "./exit-on-signals.ts";
import { groupsOf, type Group } from "./test/groups.ts";
import { bringPrograms, isEssential } from "./test/programs.ts";
import { resultIn, type Result } from "./test/results.ts";

const RESULTS = "test-results";
/** Lines of a command that failed which are shown. */
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
// Tests choose what they test: with production's React half of them could not run.
delete process.env.NODE_ENV;
process.env.FORCE_COLOR ??= "0";
exitOnSignals();

/** Commands that several groups begin with, such as those that install what a test needs. */
const done = new Set<string>();

/** Runs a program of the packages, or a script of the project, and keeps what it prints. @returns whether it succeeded */
async function run(command: string, log: string, env?: NodeJS.ProcessEnv): Promise<boolean> {
  if (!env && done.has(command)) return true;
  const [program = "", ...parameters] = command.split(" ");
  const isScript = /\.(?:ts|mjs)$/.test(program);
  const output = createWriteStream(log, { flags: "a" });
  output.write(`> ${command}\n`);
  const child = spawn(
    isScript ? process.execPath : program,
    (isScript ? [program, ...parameters] : parameters).map((part) => part.replaceAll('"', "")),
    { env: { ...process.env, ...env }, shell: process.platform === "win32" },
  );
  const stop = () => child.kill();
  process.once("exit", stop);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const [status] = await once(child, "close").catch((error: Error) => {
    output.write(`${program} could not be started: ${error.message}\n`);
    return [1];
  });
  process.off("exit", stop);
  await new Promise<void>((closed) => output.end(() => closed()));
  if (!env && status === 0) done.add(command);
  return status === 0;
}

/** Runs a group: commands count as one each, the tests of a runner as its report says. */
async function runGroup(name: string, { commands, env }: Group): Promise<Result> {
  const log = `${RESULTS}/${name}.log`;
  const failed: string[] = [];
  for (const command of commands) if (!(await run(command, log, env))) failed.push(command);
  const result = resultIn(`${RESULTS}/${name}.xml`);
  // A runner may fail without a failed test: where a file cannot be loaded, for example.
  if (result) return result.failed.length > 0 ? result : { ...result, failed };
  return { passed: commands.length - failed.length, failed, skipped: 0 };
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const started = performance.now();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const missing = bringPrograms(names.flatMap((name) => groups[name]!.needs ?? []));
const total: Result = { passed: 0, failed: [], skipped: 0 };

/** Runs a group and says in a line how it ended. */
async function report(name: string): Promise<void> {
  const group = groups[name]!;
  const start = performance.now();
  const lacking = (group.needs ?? []).filter((need) => missing.has(need));
  const result = lacking.some(isEssential)
    ? { passed: 0, failed: [], skipped: 0 }
    : await runGroup(name, group);
  const { passed, skipped } = result;
  // What was left out is no success.
  const leftOut = lacking.map((need) => missing.get(need)!);
  const failed = [...result.failed, ...leftOut];
  const more = `${failed.length > 0 ? `, ${failed.length} FAILED` : ""}${skipped ? `, ${skipped} not asked of this content` : ""}`;
  console.log(
    `${failed.length > 0 ? "✖" : "✔"} ${name.padEnd(14)} ${secondsSince(start).padStart(8)}   ${passed} passed${more}`,
  );
  if (result.failed.length > 0) {
    const lines = readFileSync(`${RESULTS}/${name}.log`, "utf8").trimEnd().split("\n");
    console.log(lines.slice(-SHOWN).join("\n"));
  }
  total.passed += passed;
  total.failed.push(...failed.map((failure) => `✖ ${name}: ${failure}`));
  total.skipped += skipped;
}

console.log(`${names.join(", ")}: what they print is in ${RESULTS}/`);
/** Runs groups one after the other. */
async function inTurn(...some: string[]): Promise<void> {
  for (const name of some) if (names.includes(name)) await report(name);
}
// What waits for one core, or for other programs, runs beside what takes both.
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
process.exitCode = total.failed.length > 0 ? 1 : 0;
