/**
 * `npm test`: runs every group of tests. Some groups only: `npm test -- unit e2e`. `npm run test:all` (`--all`) is the
 * long set. Logs are in test-results/.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
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
process.env.NO_COLOR ??= "1";
exitOnSignals();

/** Runs a package's program or a script of the project, and logs its output. @returns whether it succeeded */
async function succeeds(command: string, log: number, env?: NodeJS.ProcessEnv): Promise<boolean> {
  const [program = "", ...parameters] = command.split(" ");
  const isScript = /\.(?:ts|mjs)$/.test(program);
  writeSync(log, `> ${command}\n`);
  const child = spawn(
    isScript ? process.execPath : program,
    (isScript ? [program, ...parameters] : parameters).map((part) => part.replaceAll('"', "")),
    {
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
      stdio: ["ignore", log, log],
    },
  );
  // As from a terminal: Playwright then also ends its server.
  const stop = () => child.kill("SIGINT");
  process.once("exit", stop);
  const [status] = await once(child, "exit").catch((error: Error) => {
    writeSync(log, `${program} could not be started: ${error.message}\n`);
    return [1];
  });
  process.off("exit", stop);
  return status === 0;
}

/** What the runners of tests say of how many passed or failed, or were not asked of this content. */
const COUNTS = /^\s*(?:Tests\s+)?(\d+ (?:passed|failed|flaky|skipped).*)/;

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

const red: string[] = [];

async function report(name: string): Promise<void> {
  const { commands, env, needs = [] } = groups[name]!;
  const start = performance.now();
  const file = `${RESULTS}/${name}.log`;
  const log = openSync(file, "a");
  const lacking = needs.filter((need) => missing.has(need));
  let isGreen = true;
  if (!lacking.some(isEssential))
    for (const command of commands) isGreen = (await succeeds(command, log, env)) && isGreen;
  closeSync(log);
  const said = readFileSync(file, "utf8").trimEnd().split("\n");
  const counts = said.flatMap((line) => COUNTS.exec(line)?.[1] ?? []);
  // Tests without their programs count as failed.
  const sign = isGreen && lacking.length === 0 ? "✔" : "✖";
  if (sign === "✖") red.push(name);
  console.log(
    `${sign} ${name.padEnd(14)} ${secondsSince(start).padStart(8)}   ${counts.join(", ")}`,
  );
  for (const need of lacking) console.log(missing.get(need));
  if (!isGreen) console.log(said.slice(-SHOWN).join("\n"));
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
if (red.length > 0) console.log(`Again: npm ${all ? "run test:all" : "test"} -- ${red.join(" ")}`);
process.exitCode = red.length > 0 ? 1 : 0;
