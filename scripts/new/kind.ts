import { stringify } from "yaml";

/** Something a new entry needs to know: a flag on the command line, else a question on the screen. */
export type Question = {
  /** The flag without its dashes. */
  name: string;
  /** What is asked, for people. */
  ask: string;
  /** The only answers there are. */
  choices?: () => string[];
  /** Whether several choices may be named, with commas between them. */
  many?: boolean;
  /** What an empty answer stands for; without it an answer is needed. */
  initial?: (answers: Answers) => string;
  /** Says what is wrong with an answer. */
  problem?: (answer: string) => string | undefined;
};

export type Answers = Record<string, string>;

/** A kind of content that `npm run new` can begin. */
export type NewKind = {
  /** For example "an article". */
  what: string;
  questions: Question[];
  /** The new file below `content/`. */
  path: (answers: Answers) => string;
  text: (answers: Answers) => string;
  /** What the editor does next, besides filling the gaps. */
  next: string[];
};

/** The answer to a question that has been asked. */
export function answerTo(answers: Answers, name: string): string {
  const answer = answers[name];
  if (answer === undefined) throw new Error(`Nobody asked for "${name}"`);
  return answer;
}

/** Several answers in one. */
export const listOf = (answer: string): string[] =>
  answer
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Something for the editor to fill in; the release check refuses it (A12). */
export const gap = (what: string): string => `[${what}]`;

/** Writes fields as an editor would: one line for each value. */
export const yaml = (fields: object): string => stringify(fields, { lineWidth: 0 });

/** Words as an address writes them: `Ångström & Söhne` is `angstrom-and-sohne`. */
export const inAddress = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/\p{M}|[’']/gu, "")
    .replaceAll("&", " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The one question that every kind begins with. */
export const titleQuestion = (ask: string): Question => ({
  name: "title",
  ask,
  problem: (title) => {
    if (title.length > 60) return `At most 60 characters, but this has ${title.length}.`;
    const named = inAddress(title) !== "";
    return named ? undefined : "The title needs Latin letters or digits: they make the address.";
  },
});

/** The place after all others. */
export const nextOrder = (entries: { order: number }[]): number =>
  Math.max(0, ...entries.map(({ order }) => order)) + 1;

/** The last segment of an address that the editor may choose. */
export const idQuestion: Question = {
  name: "id",
  ask: "Last part of its address",
  initial: (answers) => inAddress(answerTo(answers, "title")),
  problem: (id) =>
    inAddress(id) === id ? undefined : "Small letters, digits and hyphens only, for example uk.",
};
