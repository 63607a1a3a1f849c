import type { z } from "zod";

/** How many letters differ at the same places, and in length: enough to tell a slip from another word. */
function difference(a: string, b: string): number {
  const rest = [...b];
  const missing = [...a].filter((letter) => {
    const place = rest.indexOf(letter);
    if (place < 0) return true;
    rest.splice(place, 1);
    return false;
  });
  return missing.length + rest.length;
}

/** The known word that an unknown one was most likely meant to be. */
export const closest = (word: string, known: string[]): string | undefined =>
  known
    .filter((candidate) => difference(word, candidate) <= 2)
    .toSorted((a, b) => difference(word, a) - difference(word, b))[0];

function unknownKeys(keys: string[], known: string[]): string {
  const named = keys.map((key) => JSON.stringify(key)).join(", ");
  const meant = keys.length === 1 ? closest(keys[0] ?? "", known) : undefined;
  const advice = meant ? `Did you mean "${meant}"?` : `Known are: ${known.join(", ")}.`;
  return `Unrecognized key${keys.length > 1 ? "s" : ""}: ${named}. ${advice}`;
}

/** Says in an editor's words what zod says in a programmer's; undefined keeps zod's own sentence. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === "too_big" || code === "too_small") {
    const limit = code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
    if (typeof input === "string") {
      return `Expected ${limit} characters, but this has ${input.length}: ${JSON.stringify(input)}`;
    }
    if (Array.isArray(input)) return `Expected ${limit} entries, but the list has ${input.length}`;
  }
  if (code === "unrecognized_keys") {
    const { shape = {} } = issue.inst?._zod.def as { shape?: object };
    return unknownKeys(issue.keys as string[], Object.keys(shape));
  }
  if (code === "invalid_type" && input === undefined) return "This field is missing";
  return undefined;
}
