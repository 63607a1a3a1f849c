import { readNumber } from "#app/lib/written-number.ts";
import type { ReachAnswers } from "./reach.ts";

/** The whole numbers as visitors type them: `1,000` too. */
export function countIn(text: string): number | undefined {
  const read = readNumber(text, 0);
  return typeof read === "object" ? read.value : undefined;
}

/** What has been answered, numbers as they are typed. */
export type Given = Omit<ReachAnswers, "heads" | "contractWorkers"> & {
  heads: string;
  contractWorkers: string;
};

/** The most characters of a number. */
export const LONGEST = 20;

/**
 * The answers in the fragment of an address, which never reaches a server: all of them, or a number of people alone,
 * with which the field of the section leads here.
 */
export function answersIn(fragment: string, stateNames: string[]): Partial<Given> {
  const text = fragment.slice(1);
  if (countIn(text) !== undefined) return { heads: text };
  const params = new URLSearchParams(text);
  const [heads, contractWorkers] = ["heads", "contract"].map((name) => params.get(name));
  if (heads == null || contractWorkers == null) return {};
  return {
    heads: heads.slice(0, LONGEST),
    contractWorkers: contractWorkers.slice(0, LONGEST),
    workplace: params.get("workplace") === "factory" ? "factory" : "office",
    states: stateNames.filter((state) => params.getAll("state").includes(state)),
    elsewhere: params.has("elsewhere"),
  };
}

/** @returns for example `#heads=60&contract=0&workplace=office&state=Karnataka` */
export function fragmentOf({
  heads,
  contractWorkers,
  workplace,
  states,
  elsewhere,
}: Given): string {
  const params = new URLSearchParams({ heads, contract: contractWorkers, workplace });
  for (const state of states) params.append("state", state);
  if (elsewhere) params.set("elsewhere", "");
  return `#${params}`;
}

/** The last fragment with answers: a link to a part of the page takes none of them away. */
let lastAnswered = "";
export function answeredFragment(): string {
  if (Object.keys(answersIn(location.hash, [])).length > 0) lastAnswered = location.hash;
  return lastAnswered;
}
export function watchHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
