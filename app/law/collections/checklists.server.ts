import { z } from "zod";
import { entryFolder } from "#app/collections/reader/entry-folder.server.ts";
import { draft, heading, line, order, lawRuleRef } from "#app/collections/reader/fields.server.ts";
import { wordsIn } from "#app/lib/text.ts";
import { lawDutyRef } from "./duties.server.ts";
import { checkedFields, lawPageFields } from "./fields.server.ts";
import { citation } from "./instruments.server.ts";
import { isShown } from "./law-file.server.ts";

const item = z.strictObject({
  text: line,
  when: line.optional().describe("By when, for example Within two working days."),
  instruments: z.array(citation).default([]).describe("What it is written in."),
  rules: z.array(lawRuleRef).default([]).describe("The rules of rules.yaml that it rests on."),
  duties: z.array(lawDutyRef).default([]).describe("The duties that it serves."),
});

const schema = z
  .strictObject({
    draft,
    order,
    ...lawPageFields.shape,
    groups: z.array(z.strictObject({ heading, items: z.array(item).min(1) })).min(1),
    ...checkedFields,
  })
  .describe("A checklist to print.");

export const {
  all: lawChecklists,
  byId: lawChecklistById,
  kind: checklistKind,
} = entryFolder("law/checklists", schema, {
  label: "Checklists to take away",
  one: "checklist",
  address: "/resources/:checklist",
  isThere: isShown,
  found: ({ searchTitle, lead: summary, groups }) => ({
    kind: "checklist",
    summary,
    typed: searchTitle ? [searchTitle] : [],
    text: wordsIn(groups),
  }),
});
