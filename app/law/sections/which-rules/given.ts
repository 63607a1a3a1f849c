import { useEffect, useState, useSyncExternalStore } from "react";
import { saveAddress } from "#app/lib/address/address-state.ts";
import { readNumber } from "#app/lib/written-number.ts";
import type { ReachAnswers } from "./reach.ts";

/** Reads a whole number as visitors type it: `1,000` too. */
export function countIn(text: string): number | undefined {
  const read = readNumber(text, 0);
  return typeof read === "object" ? read.value : undefined;
}

/** The visitor's answers; numbers as typed. */
export type Given = Omit<ReachAnswers, "heads" | "contractWorkers"> & {
  heads: string;
  contractWorkers: string;
};

/** The most characters of a number. */
export const LONGEST = 20;

/**
 * Reads the answers from a URL fragment, which is never sent to a server. It has all answers, or only a number of
 * people, as the section's search field links here.
 */
function answersIn(fragment: string, stateNames: string[]): Partial<Given> {
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
function fragmentOf({ heads, contractWorkers, workplace, states, elsewhere }: Given): string {
  const params = new URLSearchParams({ heads, contract: contractWorkers, workplace });
  for (const state of states) params.append("state", state);
  if (elsewhere) params.set("elsewhere", "");
  return `#${params}`;
}

/** The last fragment with answers: following a link to a part of this page must not lose them. */
let lastAnswered = "";
function answeredFragment(): string {
  if (Object.keys(answersIn(location.hash, [])).length > 0) lastAnswered = location.hash;
  return lastAnswered;
}
function watchHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** The answers, which the URL fragment keeps, and a function that changes some. */
export function useGiven(stateNames: string[]) {
  const [changed, setChanged] = useState<Partial<Given>>({});
  const fragment = useSyncExternalStore(watchHash, answeredFragment, () => "");
  const given: Given = {
    heads: "",
    contractWorkers: "0",
    workplace: "office",
    states: stateNames.slice(0, 1),
    elsewhere: stateNames.length === 0,
    ...answersIn(fragment, stateNames),
    ...changed,
  };
  // Following a link with answers on this page replaces those of the form.
  useEffect(
    () => watchHash(() => void (location.hash === answeredFragment() && setChanged({}))),
    [],
  );
  const next = Object.keys(changed).length > 0 ? fragmentOf(given) : "";
  useEffect(() => (next ? saveAddress(next) : undefined), [next]);
  const give = (more: Partial<Given>) => setChanged((before) => ({ ...before, ...more }));
  return { given, give };
}
