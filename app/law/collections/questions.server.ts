import { z } from "zod";
import { date, kebab, line, lawRuleRef } from "#app/collections/reader/fields.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { checkedFields } from "./fields.server.ts";
import { reading } from "./instruments.server.ts";
import { lawSubjectRef } from "./rules.server.ts";
import { lawList, withLastCheck } from "./law-file.server.ts";

const question = z.strictObject({
  id: kebab,
  asks: line
    .regex(/\?$/, "Expected a question")
    .describe("For example Is a special allowance wages?"),
  subject: lawSubjectRef,
  since: date.describe("The day since which it is open."),
  readings: z
    .array(reading)
    .min(1)
    .describe("What courts, regulators and ministries say, and the words of the law."),
  follow: line.describe("What we follow until it is settled."),
  why: line.describe("Why."),
  rules: z.array(lawRuleRef).min(1).describe("The rules of rules.yaml that it is about."),
  ...checkedFields,
});

const questionList = lawList(
  "questions",
  question,
  "What is not settled in law, with what the firm follows meanwhile.",
);
export const { schema } = questionList;

export type LawQuestion = z.output<typeof question>;

/** The open questions of law, the latest first. */
export const lawQuestions = oncePerBuild((): LawQuestion[] =>
  questionList
    .every()
    .map(withLastCheck)
    .toSorted((a, b) => b.since.localeCompare(a.since)),
);
