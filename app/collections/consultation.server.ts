import { z } from "zod";
import { heading, line, sample, termRow } from "./reader/fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";

const schema = z
  .strictObject({
    sample,
    heading: heading.describe("Over the answers: what they are about."),
    lead: line.max(160).optional().describe("One sentence under the heading."),
    summary: z
      .strictObject({
        person: line.max(90).describe("Stands beside whoever would lead the work."),
        reader: line.max(90).optional().describe("The same beside whoever reads messages."),
        free: termRow.describe("What costs nothing, and how long it takes."),
        priced: termRow.describe("What costs money, and when the price is known."),
        link: line.max(60).describe("Leads to all answers, under Contact."),
      })
      .describe("What stands in the closing band of the pages that sell."),
    length: termRow.describe("How long a first consultation takes, and where it is held."),
    withWhom: termRow.describe("Who takes part for the firm."),
    fee: termRow.describe("Whether it is free, or what it costs."),
    bring: termRow.describe("What the visitor should have ready."),
    answer: termRow.describe("When a time is confirmed and when an answer follows."),
    fees: termRow.describe("How fees work in principle."),
    next: termRow.describe("What happens if both sides want to go on."),
  })
  .describe("What a first consultation is, how fees work and what happens next.");

export const consultationFile = singleFile("consultation.yaml", schema, "First consultation");

/** The first consultation: its rows in the order in which visitors ask, and its other texts. */
export function consultation() {
  const { length, withWhom, fee, bring, answer, fees, next, ...shown } = consultationFile();
  return { ...shown, bring, rows: [fee, length, withWhom, answer, fees, next] };
}
