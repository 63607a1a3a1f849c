import type { z } from "zod";

/** Says in an editor's words what zod says in a programmer's; undefined keeps zod's own sentence. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === "too_big" || code === "too_small") {
    const limit =
      code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
    if (typeof input === "string") {
      return `Expected ${limit} characters, but this has ${input.length}: ${JSON.stringify(input)}`;
    }
    if (Array.isArray(input)) return `Expected ${limit} entries, but the list has ${input.length}`;
  }
  if (code === "invalid_type" && input === undefined) return "This field is missing";
  return undefined;
}
