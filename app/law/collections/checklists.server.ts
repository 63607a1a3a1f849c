import { z } from "zod";
import { filesIn, idOf, readYaml } from "#app/collections/reader/content-file.server.ts";
import { heading, line, order, page } from "#app/collections/reader/fields.server.ts";
import { lawDutyRef } from "./duties.server.ts";
import { checkedFields } from "./fields.server.ts";
import { citation } from "./instruments.server.ts";
import { lawRuleRef } from "./rules.server.ts";
import { shown } from "./law-file.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { byOrder } from "#app/collections/reader/order.ts";

const FOLDER = "law/checklists";

const item = z.strictObject({
  text: line,
  when: line.optional().describe("By when, for example Within two working days."),
  instruments: z.array(citation).default([]).describe("What it is written in."),
  rules: z.array(lawRuleRef).default([]).describe("The rules of rules.yaml that it rests on."),
  duties: z.array(lawDutyRef).default([]).describe("The duties of duties.yaml that it serves."),
});

export const schema = z
  .strictObject({
    order,
    ...page.shape,
    groups: z.array(z.strictObject({ heading, items: z.array(item).min(1) })).min(1),
    ...checkedFields,
  })
  .describe("A checklist to print.");

/** Reads one checklist. @throws ContentError naming file, field and what is allowed */
export function readLawChecklist(file: string) {
  const id = idOf(file);
  return { ...readYaml(file, schema), file, id, path: `/resources/${id}` };
}

export type LawChecklist = ReturnType<typeof readLawChecklist>;

/** The checklists to print, in their order. */
export const lawChecklists = oncePerBuild((): LawChecklist[] =>
  shown(filesIn(FOLDER, ".yaml").map(readLawChecklist)).sort(byOrder),
);
