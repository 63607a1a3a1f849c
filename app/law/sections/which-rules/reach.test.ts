import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { standingOf, type ReachAnswers, type ReachCondition } from "./reach.ts";
import { Staircase } from "./staircase.tsx";

const ANSWERS: ReachAnswers = {
  heads: 8,
  contractWorkers: 0,
  workplace: "office",
  states: ["Karnataka"],
  elsewhere: false,
};

test.each<[string, ReachCondition, Partial<ReachAnswers>, boolean]>([
  ["nineteen of twenty heads", { heads: 20 }, { heads: 19 }, false],
  ["twenty heads", { heads: 20 }, { heads: 20 }, true],
  ["nobody at all", { heads: 1 }, { heads: 0 }, false],
  ["49 contract workers", { contractWorkers: 50 }, { contractWorkers: 49 }, false],
  ["fifty contract workers", { contractWorkers: 50 }, { contractWorkers: 50 }, true],
  ["an office", { workplace: "factory" }, {}, false],
  ["a factory", { workplace: "factory" }, { workplace: "factory" }, true],
  ["another state", { state: "Karnataka" }, { states: [], elsewhere: true }, false],
  ["this state and others", { state: "Karnataka" }, { elsewhere: true }, true],
  ["one state alone", { severalStates: true }, {}, false],
  ["one state and others", { severalStates: true }, { elsewhere: true }, true],
  ["two states", { severalStates: true }, { states: ["Karnataka", "Kerala"] }, true],
  ["299 of fewer than three hundred", { headsBelow: 300 }, { heads: 299 }, true],
  ["three hundred, where a stricter rule begins", { headsBelow: 300 }, { heads: 300 }, false],
])("%s", (_, condition, answers, expected) => {
  expect(standingOf([condition], { ...ANSWERS, ...answers }) === "now").toBe(expected);
});

test.each<[string, ReachCondition[], ReturnType<typeof standingOf>]>([
  ["applies where one line does", [{ heads: 300 }, { workplace: "office" }], "now"],
  ["begins at its lowest number", [{ heads: 50 }, { heads: 20 }], { from: 20, of: "heads" }],
  [
    "begins with contract workers",
    [{ contractWorkers: 50, state: "Karnataka" }],
    { from: 50, of: "contractWorkers" },
  ],
  ["never begins in an office", [{ heads: 300, workplace: "factory" }], "not"],
  [
    "may apply in a case that no answer tells of",
    [{ workplace: "factory" }, { inCase: true }],
    "inCase",
  ],
])("a rule %s", (_, lines, standing) => {
  expect(standingOf(lines, ANSWERS)).toEqual(standing);
});

test("the number given is marked on the last step, too", () => {
  const steps = [1, 1000].map((from) => ({ from, count: from }));
  expect(renderToStaticMarkup(Staircase({ steps, heads: 1000 }))).not.toContain("NaN");
});
