import { useEffect, useState, useSyncExternalStore } from "react";
import { saveAddress } from "#app/lib/address/address-state.ts";
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

/** The last fragment with answers: a link to a part of the page takes none of them away. */
let lastAnswered = "";
function answeredFragment(): string {
  if (Object.keys(answersIn(location.hash, [])).length > 0) lastAnswered = location.hash;
  return lastAnswered;
}
function watchHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** What has been answered, which the fragment of the address keeps, and what changes some of it. */
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
  // The answers of a link that is followed on the page take the place of what was changed.
  useEffect(
    () => watchHash(() => void (location.hash === answeredFragment() && setChanged({}))),
    [],
  );
  const next = Object.keys(changed).length > 0 ? fragmentOf(given) : "";
  useEffect(() => (next ? saveAddress(next) : undefined), [next]);
  const give = (more: Partial<Given>) => setChanged((before) => ({ ...before, ...more }));
  return { given, give };
}
