import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { lawTools } from "virtual:labels";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { lawChanges } from "#app/law/collections/changes.server.ts";
import { duties } from "#app/law/collections/duties.server.ts";
import type { Reach } from "#app/law/collections/fields.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { lawRules, type LawRule } from "#app/law/collections/rules.server.ts";
import { rulePath } from "#app/law/addresses.server.ts";
import { link } from "#app/lib/address/site-url.ts";
import { fill, type Template } from "#app/lib/fill.ts";
import { dueRow, dueSheet } from "./due-sheet.server.ts";
import {
  changeRows,
  checkLine,
  dueEntry,
  dutyLink,
  dutyReach,
  placedStanding,
  nameEntry,
  ruleEntry,
  ruleReach,
  ruleStatus,
} from "./law-entries.server.ts";
import { loader as hub } from "./index.tsx";
import { timelineOf } from "./timeline.server.ts";

beforeEach(() => vi.stubEnv("BUILD_DATE", "2026-11-23"));

const rule: LawRule = { ...lawRules()[0]!, date: "2026-01-05", status: "in force" };
const duty = duties()[0]!;
const checked = { checked: { on: "2026-11-23" }, nextCheck: undefined };

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
  expect(ruleStatus({ ...rule, ...more })).toBe(fill(words, { date }));
});

test("the last days of the present month go on with the next one (B16)", () => {
  const last = () => dueSheet("2026-11", ({ duty: { id }, date }) => id + date, true).days.at(-1);
  expect(last()!.date).toMatch(/^2026-12/);
  vi.stubEnv("BUILD_DATE", "2026-11-01");
  expect(last()!.date).toMatch(/^2026-11/);
});

test("a rule’s own page says where it is in force (B21)", () => {
  const says = (more: Partial<LawRule>) => placedStanding({ ...rule, state: undefined, ...more });
  expect(says({ from: undefined, until: undefined })).toContain(rule.jurisdiction);
  expect(says({ state: "Karnataka" })).toMatch(/, Karnataka$/);
});

test("a row with several days says for which month each is", () => {
  const due = { duty, date: "2027-03-15", period: "2027-02-01" };
  const [row] = dueEntry(due, "a", [due]).facts.filter(({ term }) => term === lawTools.period);
  expect(row!.items).toEqual([{ title: "15 Mar: February 2027" }]);
});

test.each([
  ["a rule", (check: object) => ruleEntry({ ...rule, ...check }, undefined)],
  ["a duty", (check: object) => dueEntry({ duty: { ...duty, ...check }, date: "2027-03-15" })],
  ["a rule of Which rules apply?", (check: object) => ruleReach({ ...rule, ...check })],
  ["a duty of Which rules apply?", (check: object) => dutyReach({ ...duty, ...check }, [])],
])("%s bears a mark of what it rests on, and says when a check is due (B21)", (_, entryWith) => {
  const instruments = [{ in: rule.instruments[0]!.in, at: "section 1", read: "2026-11-23" }];
  const unread = [...instruments, { in: rule.instruments[0]!.in }];
  expect(entryWith({ ...checked, instruments: unread })).toMatchObject({ basis: "secondary" });
  expect(entryWith({ ...checked, instruments })).toMatchObject({ basis: "official" });
  const sign = { by: "Asha Rao", on: "2026-11-23" };
  expect(entryWith({ ...checked, instruments: unread, sign })).toMatchObject({ basis: "signed" });
  expect(entryWith(checked).warning).toBeUndefined();
  vi.stubEnv("BUILD_DATE", "2027-02-22");
  expect(entryWith(checked).warning).toBe(lawTools.checkDue);
});

test("a checklist says in sentences when it was checked or who has signed it (B21)", () => {
  const sign = { by: "Asha Rao", on: "2026-11-24" };
  const signed = fill(lawTools.signedBy, { name: sign.by, date: "24 November 2026" });
  expect(checkLine(checked)).toBe(fill(lawTools.checkedOn, { date: "23 November 2026" }));
  vi.stubEnv("BUILD_DATE", "2027-02-22");
  expect(checkLine({ ...checked, sign })).toBe(`${signed} ${lawTools.checkDue}`);
});

test("the timeline counts the rules of a day, and names a day that lies ahead (B21)", () => {
  const began = { ...rule, from: undefined, until: undefined };
  const { subjects } = timelineOf([began, { ...began, until: "2027-08-20" }], "2026-11-23");
  const [{ count, days } = { count: 0, days: [] }] = subjects;
  expect(count).toBe(2);
  expect(days.map(({ rules, label }) => [rules, label])).toEqual([
    [2, undefined],
    [1, "20 Aug"],
  ]);
  expect(days[0]!.at).toBeLessThan(days[1]!.at);
});

test("a row says since when its rule holds, unless most of the page's rules hold since then (B21)", () => {
  const row = {
    ...rule,
    jurisdiction: "India",
    state: undefined,
    until: undefined,
    from: undefined,
  };
  expect(ruleEntry(row, row.date).note).toBe("");
  expect(ruleEntry(row, "2020-01-01").note).toContain("5 January 2026");
  expect(ruleEntry({ ...row, state: "Karnataka" }, row.date).note).toBe("Karnataka");
});

const onceDue = duties().filter(({ due }) => "once" in due);
test.each(onceDue)("when $id is over, its place is the calendar's page", (over) => {
  vi.stubEnv("BUILD_DATE", "2099-01-01");
  expect(dutyLink(over).href).toMatch(/compliance-calendar$/);
});

test("what is behind an entry is folded away: where it is written, how it is read, its check (B21)", () => {
  const [{ in: id } = { in: "" }] = rule.instruments;
  const readings = [
    { says: "The 15th.", in: id, at: "answer 1" },
    { says: "The 21st.", in: id, at: "answer 2" },
  ];
  const { facts } = ruleEntry({ ...rule, readings }, undefined);
  expect(facts.map(({ term }) => term)).toEqual([
    lawTools.standing,
    lawTools.reach,
    lawTools.written,
    lawTools.readings,
    lawTools.checked,
  ]);
  expect(facts[3]?.items.map(({ note }) => note)).toEqual(["The 15th.", "The 21st."]);
});

test("a name stands beside its old one, and folds away since when and why (B21)", () => {
  const [name] = lawNames().names;
  const { title, now, text, facts } = nameEntry({ ...name!, form: "Form 8" });
  expect([title, now]).toEqual([name!.old[0], name!.now]);
  expect(text.join(" ")).toContain(name!.says);
  const folded = facts.map(({ term }) => term);
  for (const term of [lawTools.form, lawTools.checked, lawTools.written])
    expect(folded).toContain(term);
});

test("a date is found by every number of people that it may reach (B16)", () => {
  const sizesOf = (reach: Omit<Reach, "who">) =>
    dueRow({ duty: { ...duty, reach: [{ who: "", ...reach }] }, date: "2027-03-15" }, "").values
      .people;
  const all = sizesOf({}).split(" ");
  const last = Number(all.at(-1));
  expect(sizesOf({ heads: last })).toBe(`${last}`);
  expect(sizesOf({ headsBelow: last })).toBe(all.slice(0, -1).join(" "));
});

test("changes go by the law's own day, older law last; those of one rule in a month share a row (B21)", () => {
  // The later rule first, so that a row's title is not that of the list's first rule.
  const [other, one] = lawRules().map(({ id }) => id);
  const lines = [
    ["2026-11-20", "2024-11-19", "act", other],
    ["2026-11-20", "2026-06-02", "know", `${one}, ${other}`],
    ["2026-11-22", "2026-06-01", "check", one],
    ["2026-11-21", "2026-07-01", "know", other],
  ].map(
    ([on, day, grade, rules]) =>
      `  - { on: ${on}, day: ${day}, grade: ${grade}, says: Of ${day}., rules: [${rules}] }\n`,
  );
  contentCopy().write("law/changes.yaml", `changes:\n${lines.join("")}`);
  const rows = changeRows(lawChanges());
  expect(rows.map(({ says }) => says.map(({ text }) => text))).toEqual([
    ["Of 2026-07-01."],
    ["Of 2026-06-02.", "Of 2026-06-01."],
    ["Of 2024-11-19."],
  ]);
  expect(rows[1]).toMatchObject({
    grade: "check",
    on: "2026-11-22",
    links: [{ href: link(rulePath(one!)!) }, {}],
  });
  expect(rows[2]).toMatchObject({ grade: "act" });
});

test("without recorded changes the first page of law has no part for them", () => {
  expect(renderToStaticMarkup(hub().body)).not.toContain('id="changes"');
});
