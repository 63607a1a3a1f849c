import { expect, test } from "vitest";
import { mayReach, type ReachAnswers, type ReachCondition } from "./reach.ts";

const NOTHING: ReachAnswers = { states: [], elsewhere: false };
const ALL: ReachCondition = {
  heads: 300,
  contractWorkers: 50,
  workplace: "factory",
  state: "Karnataka",
  severalStates: true,
};

test("an open question rules nothing out", () => {
  expect(mayReach(ALL, NOTHING)).toBe(true);
});

test.each<[string, ReachCondition, Partial<ReachAnswers>, boolean]>([
  ["nineteen of twenty heads", { heads: 20 }, { heads: 19 }, false],
  ["twenty heads", { heads: 20 }, { heads: 20 }, true],
  ["nobody at all", { heads: 1 }, { heads: 0 }, false],
  ["49 contract workers", { contractWorkers: 50 }, { contractWorkers: 49 }, false],
  ["fifty contract workers", { contractWorkers: 50 }, { contractWorkers: 50 }, true],
  ["an office", { workplace: "factory" }, { workplace: "office" }, false],
  ["a factory", { workplace: "factory" }, { workplace: "factory" }, true],
  ["another state", { state: "Karnataka" }, { elsewhere: true }, false],
  [
    "this state and others",
    { state: "Karnataka" },
    { states: ["Karnataka"], elsewhere: true },
    true,
  ],
  ["one state alone", { severalStates: true }, { states: ["Karnataka"] }, false],
  [
    "one state and others",
    { severalStates: true },
    { states: ["Karnataka"], elsewhere: true },
    true,
  ],
  ["two states", { severalStates: true }, { states: ["Karnataka", "Kerala"] }, true],
])("%s", (_, condition, answers, expected) => {
  expect(mayReach(condition, { ...NOTHING, ...answers })).toBe(expected);
});
