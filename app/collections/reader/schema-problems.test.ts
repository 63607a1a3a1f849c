import { expect, test } from "vitest";
import { z } from "zod";
import { plainMessage } from "./plain-message.ts";
import { schemaProblems } from "./schema-problems.ts";

const link = z.strictObject({ label: z.string(), to: z.string().describe("An address.") });
const group = z.strictObject({ label: z.string(), links: z.array(link).min(1) });
const schema = z.strictObject({
  title: z.string().min(1).max(5).describe("At most five letters."),
  day: z.number().max(31).optional(),
  note: z.string().optional().describe("Shown below."),
  menu: z.array(z.union([link, group])).default([]),
});

const problems = (value: unknown) =>
  schemaProblems(
    schema.safeParse(value, { error: plainMessage, reportInput: true }).error!,
    schema,
  );

test("a problem has its field and what belongs there", () => {
  expect(problems({ title: "too long", note: 7 })).toEqual([
    {
      message: 'Expected at most 5 characters, but this has 8: "too long"',
      path: ["title"],
      belongs: "At most five letters.",
      isMissing: false,
    },
    expect.objectContaining({ path: ["note"], belongs: "Shown below." }),
  ]);
  expect(problems({ title: "a", day: 35 })[0]?.message).toBe("Expected at most 31, but this is 35");
  for (const title of [undefined, null, ""])
    expect(problems({ title })[0]).toMatchObject({ path: ["title"], isMissing: true });
});

test("in an alternative, the mistakes of the likeliest are told", () => {
  const [first, ...rest] = problems({
    title: "a",
    menu: [{ label: "a", links: [{ label: "b", too: "/" }] }],
  });
  expect(first).toMatchObject({ path: ["menu", 0, "links", 0, "to"] });
  expect(rest).toMatchObject([
    {
      path: ["menu", 0, "links", 0],
      unknown: [["menu", "0", "links", "0", "too"]],
      message: expect.stringContaining('"too"'),
    },
  ]);
});
