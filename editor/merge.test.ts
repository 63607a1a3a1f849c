import { expect, test } from "vitest";
import { merge } from "./merge.ts";

const base = {
  values: {
    title: "A",
    lead: "B",
    pay: { from: 1, to: 2 },
    tags: ["x"],
    members: [
      { id: "asha", role: "Partner" },
      { id: "ravi", role: "Clerk" },
    ],
  },
  body: "One.",
};
type Change = (entry: typeof base) => unknown;
const changed = (change: Change) => {
  const copy = structuredClone(base);
  change(copy);
  return copy;
};
const merged = (mine: Change, theirs: Change, choices = {}) =>
  merge(base, changed(mine), changed(theirs), choices);

test("changes of different fields are both kept, and told", () => {
  const { entry, conflicts, taken } = merged(
    ({ values }) => (values.pay.from = 5),
    (theirs) => {
      theirs.values.title = "T";
      theirs.values.pay.to = 9;
      theirs.body = "Two.";
    },
  );
  expect(conflicts).toEqual([]);
  expect(taken).toEqual(["title", "pay.to", "body"]);
  expect(entry).toEqual(
    changed((all) => {
      all.values.title = "T";
      all.values.pay = { from: 5, to: 9 };
      all.body = "Two.";
    }),
  );
});

test("a field that both changed is chosen by a person, and nothing is chosen for them", () => {
  const [mine, theirs]: [Change, Change] = [
    ({ values }) => (values.lead = "mine"),
    ({ values }) => (values.lead = "theirs"),
  ];
  expect(merged(mine, theirs).conflicts).toEqual([
    { path: "lead", mine: "mine", theirs: "theirs" },
  ]);
  for (const choice of ["mine", "theirs"])
    expect(merged(mine, theirs, { lead: choice })).toMatchObject({
      conflicts: [],
      entry: { values: { lead: choice } },
    });
});

test("entries of a list are told apart by their ids, whoever added, removed or changed one", () => {
  const meera = { id: "meera", role: "Director" };
  const { entry, conflicts } = merged(
    ({ values }) => (values.members[1]!.role = "Head"),
    ({ values }) => {
      values.members.unshift(meera);
      values.members.splice(1, 1);
    },
  );
  expect(conflicts).toEqual([]);
  expect(entry.values.members).toEqual([meera, { id: "ravi", role: "Head" }]);
});

test("an entry that one changed and the other removed is asked about", () => {
  const { conflicts } = merged(
    ({ values }) => (values.members[0]!.role = "Head"),
    ({ values }) => values.members.shift(),
  );
  expect(conflicts).toEqual([
    { path: "members.0", mine: { id: "asha", role: "Head" }, theirs: undefined },
  ]);
});

test("a list of words that both changed is asked about as a whole", () => {
  const { conflicts } = merged(
    ({ values }) => values.tags.push("y"),
    ({ values }) => values.tags.push("z"),
  );
  expect(conflicts.map(({ path }) => path)).toEqual(["tags"]);
});
