import { expect, test, vi } from "vitest";
import { merge, type Choices, type Conflict } from "./merge.ts";

const base = {
  title: "A",
  lead: "B",
  pay: { from: 1, to: 2 },
  tags: ["x"],
  members: [
    { id: "asha", role: "Partner" },
    { id: "ravi", role: "Clerk" },
  ],
  body: "One.\n\nTwo.\n\nThree.\n",
};
type Change = (entry: typeof base) => unknown;
const changed = (change: Change) => {
  const copy = structuredClone(base);
  change(copy);
  return copy;
};
const meera = { id: "meera", role: "Director" };

test.each<[string, mine: Change, theirs: Change, together: Change, taken: string[]]>([
  [
    "different fields, and paragraphs of a text",
    (one) => {
      one.pay.from = 5;
      one.body = one.body.replace("One.", "1.");
    },
    (theirs) => {
      theirs.title = "T";
      theirs.pay.to = 9;
      theirs.body += "\nFour.";
    },
    (all) => {
      all.title = "T";
      all.pay = { from: 5, to: 9 };
      all.body = "1.\n\nTwo.\n\nThree.\n\nFour.";
    },
    ["title", "pay.to", "body"],
  ],
  [
    "entries of a list, told apart by their ids, whoever added, removed or changed one",
    (one) => (one.members[1]!.role = "Head"),
    (one) => one.members.splice(0, 1, meera),
    (one) => (one.members = [meera, { id: "ravi", role: "Head" }]),
    ["members.0", "members.0"],
  ],
])("changes of both are kept, and told: %s", (_, mine, theirs, together, taken) => {
  expect(merge(base, changed(mine), changed(theirs))).toEqual({
    entry: changed(together),
    conflicts: [],
    taken,
  });
});

const lead =
  (words: string): Change =>
  (one) =>
    (one.lead = words);

test.each<[string, mine: Change, theirs: Change, Omit<Conflict, "key">]>([
  ["a field", lead("I"), lead("They"), { path: "lead", mine: "I", theirs: "They" }],
  [
    "an entry that the other removed",
    (one) => (one.members[0]!.role = "Head"),
    (one) => one.members.shift(),
    { path: "members.0", mine: { id: "asha", role: "Head" }, theirs: undefined },
  ],
  [
    "a paragraph of a text",
    (one) => (one.body = one.body.replace("Two.", "Second.")),
    (one) => (one.body = one.body.replace("Two.", "2.")),
    { path: "body", mine: "Second.\n", theirs: "2.\n" },
  ],
  [
    "a list of words, as a whole",
    (one) => one.tags.push("y"),
    (one) => one.tags.push("z"),
    { path: "tags", mine: ["x", "y"], theirs: ["x", "z"] },
  ],
])("what both changed is chosen by a person: %s", (_, mine, theirs, conflict) => {
  const merged = (choices: Choices) => merge(base, changed(mine), changed(theirs), choices);
  const [{ key, ...asked } = { key: "" }] = merged({}).conflicts;
  expect(asked).toEqual(conflict);
  for (const [choice, change] of Object.entries({ mine, theirs })) {
    const { entry, conflicts } = merged({ [key]: choice } as Choices);
    expect([entry, conflicts]).toEqual([changed(change), []]);
  }
});

test("without git, a text that both changed is chosen as a whole", () => {
  vi.stubEnv("PATH", "");
  const [mine, theirs] = ["Mine", "Theirs"].map((word) => ({ ...base, body: `${word}\nTwo\n` }));
  const conflict = { path: "body", mine: "Mine\nTwo\n", theirs: "Theirs\nTwo\n" };
  const { conflicts } = merge(base, mine!, theirs!);
  expect(conflicts).toMatchObject([conflict]);
  expect(merge(base, mine!, theirs!, { [conflicts[0]!.key]: "theirs" }).entry).toEqual(theirs);
});
