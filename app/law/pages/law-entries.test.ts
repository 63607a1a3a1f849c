import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lawTools } from "virtual:labels";
import { duties } from "#app/law/collections/duties.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { lawRules, type LawRule } from "#app/law/collections/rules.server.ts";
import type { LawEntry } from "#app/law/components/law-rows.tsx";
import { fill, type Template } from "#app/lib/fill.ts";
import {
  checkLine,
  dueEntry,
  dutyHref,
  dutyReach,
  moments,
  nameEntry,
  jurisdictionChoices,
  ruleEntry,
  ruleHref,
  ruleReach,
  standingOf,
} from "./law-entries.server.ts";

beforeEach(() => vi.stubEnv("BUILD_DATE", "2026-11-23"));
afterEach(() => vi.unstubAllEnvs());

const rule: LawRule = { ...lawRules()[0]!, date: "2026-01-05", status: "in force" };
const checked = { checkedOn: "2026-11-23", nextCheck: undefined };
const textOf = ({ facts, written }: Pick<LawEntry, "facts" | "written">) =>
  JSON.stringify([facts, written]);

test.each<[string, Partial<LawRule>, Template<"date">, string]>([
  ["in force", {}, lawTools.inForce, "5 January 2026"],
  ["notified, not yet in force", { from: "2027-05-13" }, lawTools.appliesFrom, "13 May 2027"],
  ["in force from its later day on", { from: "2026-11-23" }, lawTools.inForce, "23 November 2026"],
  ["on its last day", { until: "2026-11-23" }, lawTools.inForce, "5 January 2026"],
  ["after its last day", { until: "2026-11-22" }, lawTools.ended, "22 November 2026"],
  ["a draft", { status: "draft" }, lawTools.draft, "5 January 2026"],
  ["unsettled", { status: "unsettled" }, lawTools.unsettled, "5 January 2026"],
  [
    "unsettled, and has since been decided",
    { status: "unsettled", until: "2026-11-22" },
    lawTools.ended,
    "22 November 2026",
  ],
  ["guidance", { status: "guidance" }, lawTools.guidance, "5 January 2026"],
  ["repealed", { status: "repealed", until: "2026-02-01" }, lawTools.ended, "1 February 2026"],
])("a rule that is %s says so (B21)", (_, more, words, date) => {
  expect(standingOf({ ...rule, ...more })).toBe(fill(words, { date }));
});

test("a rule or a duty that is due for a check says so, and who has checked it (B21)", () => {
  const fresh = ruleEntry({ ...rule, ...checked, checkedBy: "" });
  expect(fresh.warning).toBeUndefined();
  expect(textOf(fresh)).toContain(lawTools.notChecked);
  const signed = ruleEntry({ ...rule, ...checked, checkedBy: "Asha Rao" });
  expect(textOf(signed)).toContain(fill(lawTools.checkedBy, { name: "Asha Rao" }));
  expect(textOf(signed)).not.toContain(lawTools.notChecked);
  vi.stubEnv("BUILD_DATE", "2027-02-22");
  expect(ruleEntry({ ...rule, ...checked }).warning).toBe(lawTools.checkDue);
  const date = { duty: { ...duties()[0]!, ...checked }, date: "2027-03-15" };
  expect(dueEntry(date).warning).toBe(lawTools.checkDue);
});

test.each([
  ["a rule of Which rules apply?", (check: object) => ruleReach({ ...rule, ...check })],
  ["a duty of Which rules apply?", (check: object) => dutyReach({ ...duties()[0]!, ...check }, "")],
])("%s says so too (B21)", (_, entryWith) => {
  expect(textOf(entryWith({ ...checked, checkedBy: "" }))).toContain(lawTools.notChecked);
  expect(textOf(entryWith({ ...checked, checkedBy: "Asha Rao" }))).not.toContain(
    lawTools.notChecked,
  );
  vi.stubEnv("BUILD_DATE", "2027-02-22");
  expect(entryWith(checked).warning).toBe(lawTools.checkDue);
});

test("a checklist says in sentences who has checked it and that it is due again (B21)", () => {
  const compared = fill(lawTools.checkedOn, { date: "23 November 2026" });
  const signed = fill(lawTools.checkedBy, { name: "Asha Rao" });
  expect(checkLine({ ...checked, checkedBy: "" })).toBe(`${compared} ${lawTools.notChecked}`);
  vi.stubEnv("BUILD_DATE", "2027-02-22");
  expect(checkLine({ ...checked, checkedBy: "Asha Rao" })).toBe(
    `${compared} ${signed} ${lawTools.checkDue}`,
  );
});

test("the timeline has a rule's first day, the day it applies from and its last day (B21)", () => {
  const times = { date: "2026-01-05", from: "2026-03-01", until: "2027-11-20" };
  const found = moments([{ ...rule, ...times }]);
  expect(found.map(({ day }) => day)).toEqual(Object.values(times));
  expect(found.map(({ note }) => note.includes(lawTools.lastDay))).toEqual([false, false, true]);
  expect(new Set(found.map(({ href }) => href))).toEqual(new Set([ruleHref(rule.id)]));
  expect(
    moments([{ ...rule, date: "2026-01-05", from: undefined, until: undefined }]),
  ).toHaveLength(1);
});

const onceDue = duties().filter(({ due }) => "once" in due);
test.each(onceDue)("when $id is over, its place is the calendar's page", ({ id }) => {
  vi.stubEnv("BUILD_DATE", "2099-01-01");
  expect(dutyHref(id)).toMatch(/compliance-calendar$/);
});

test("sources that disagree stand side by side (B16)", () => {
  const readings = [
    { text: "The 15th.", source: "One." },
    { text: "The 21st.", source: "Another." },
  ];
  const { facts } = dueEntry({ duty: { ...duties()[0]!, readings }, date: "2027-03-15" });
  expect(facts.find(({ term }) => term === lawTools.readings)?.items).toEqual([
    { text: "The 15th.", note: "One." },
    { text: "The 21st.", note: "Another." },
  ]);
});

test("where a rule is written is folded away; who it reaches and who checked it are not (B21)", () => {
  const { facts, written } = ruleEntry(rule);
  expect(written?.map(({ term }) => term)).toContain(lawTools.source);
  expect(facts.map(({ term }) => term)).toEqual([lawTools.reach, lawTools.checked]);
});

test("a name shows its section and folds away since when, why and who checked it (B21)", () => {
  const { facts, written } = nameEntry({
    ...lawNames().names[0]!,
    where: "section 7",
    form: "Form 8",
  });
  expect(facts.map(({ term }) => term)).toEqual([lawTools.section, lawTools.form]);
  const folded = written?.map(({ term }) => term);
  for (const term of [lawTools.date, lawTools.checked, lawTools.source])
    expect(folded).toContain(term);
});

test("a state's choice says that it is the state's own law alone (B21)", () => {
  const [state, centre, abroad] = jurisdictionChoices([
    { state: "Karnataka" },
    {},
    { jurisdiction: "Australia" },
    { state: "Karnataka" },
  ]).map(({ label }) => label);
  expect(state).toBe(fill(lawTools.stateOnly, { state: "Karnataka" }));
  expect([centre, abroad]).toEqual([lawTools.centre, "Australia"]);
});

test("an Indian rule without gazette number says that it is to be confirmed (B21)", () => {
  const without = { ...rule, gazette: undefined };
  expect(textOf(ruleEntry({ ...without, jurisdiction: "India" }))).toContain(lawTools.gazetteOpen);
  const abroad = ruleEntry({ ...without, jurisdiction: "Australia", state: undefined });
  expect(textOf(abroad)).not.toContain(lawTools.gazetteOpen);
});
