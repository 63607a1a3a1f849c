import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";

type Step = { uses?: string; run?: string };
type Workflow = {
  on: { schedule: { cron: string }[] };
  jobs: Record<string, { if?: string; needs?: string; steps: Step[] }>;
};

const text = readFileSync(".github/workflows/site.yml", "utf8");
const { on, jobs } = parse(text) as Workflow;
const steps = Object.values(jobs).flatMap((job) => job.steps);

test("GitHub takes the workflow as it is written", async () => {
  // GitHub's own package imports JSON without saying so, which Node refuses.
  const hooks = registerHooks({
    load: (url, context, next) =>
      url.endsWith(".json")
        ? next(url, { ...context, importAttributes: { type: "json" } })
        : next(url, context),
  });
  onTestFinished(() => hooks.deregister());
  const { validate } = await import("@actions/languageservice");
  const address = "file:///.github/workflows/site.yml";
  expect(await validate(TextDocument.create(address, "yaml", 0, text))).toEqual([]);
});

test("every script that the workflow runs is there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = steps.flatMap(({ run = "" }) => [
    ...run.matchAll(/npm (?:run )?(test|(?<=run )[\w:]+)/g),
  ]);
  expect(named.length).toBeGreaterThan(3);
  for (const [, name = ""] of named) expect(scripts, name).toHaveProperty([name]);
});

test("what others wrote is named by its commit, which cannot move", () => {
  for (const { uses } of steps) expect(uses ?? "@".padEnd(41, "0")).toMatch(/@[0-9a-f]{40}$/);
});

test("a job that waits for a time waits for one of the schedule", () => {
  const times = on.schedule.map(({ cron }) => cron);
  const awaited = Object.values(jobs).flatMap((job) =>
    [...(job.if ?? "").matchAll(/event\.schedule [!=]= '([^']+)'/g)].map(([, cron]) => cron),
  );
  expect(awaited.length).toBeGreaterThan(0);
  for (const cron of awaited) expect(times).toContain(cron);
});

test("what is published was tested first, at night too; the weekly checks publish nothing", () => {
  const { check, publish } = jobs;
  // GitHub runs no job whose `needs` failed or was skipped, unless its `if` asks how that ended.
  expect(publish).toMatchObject({ needs: "check" });
  expect(publish?.if).not.toMatch(/always|cancelled|failure|needs/);
  /** GitHub's comparisons are JavaScript's. */
  const runs = (job: typeof check, github: object): boolean =>
    runInNewContext(job?.if ?? "true", { github });
  const ref = "refs/heads/main";
  const [nightly, weekly] = on.schedule.map(({ cron }) => ({
    ref,
    event_name: "schedule",
    event: { schedule: cron },
  }));
  for (const event of [{ ref, event_name: "push", event: {} }, nightly!])
    expect([runs(check, event), runs(publish, event)]).toEqual([true, true]);
  expect(runs(check, weekly!)).toBe(false);
  expect(runs(publish, { ...nightly, ref: "refs/heads/draft" })).toBe(false);
});
