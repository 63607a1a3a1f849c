import { z } from "zod";
import { readYaml } from "#app/collections/reader/content-file.server.ts";
import {
  callToAction,
  date,
  heading,
  intro,
  line,
  page,
  template,
  lawRuleRef,
} from "#app/collections/reader/fields.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import {
  engagement,
  fee,
  firstResult,
  scope,
  specimen,
} from "#app/collections/reader/paper-fields.server.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { hasLawFile } from "#app/law/collections/law-file.server.ts";
import { ratesOn } from "#app/law/rates.ts";
import { formatRupees, portion, RUPEE } from "#app/lib/rupees.ts";
import { fill } from "#app/lib/fill.ts";
import { providentFund } from "./sums/cost-of-one-employee/contributions.ts";
import { codeWages } from "./sums/wages/code-wages.ts";

export const PAY_STRUCTURE_FILE = "law/pay-structure.yaml";
export const PAY_STRUCTURE_PATH = "/services/hr-advisory/pay-structure";

const rupees = z.number().int().min(0).max(10_000_000);

const payslip = z.strictObject({
  name: line.max(40),
  basic: rupees,
  house: rupees,
  travel: rupees,
  special: rupees.describe("A line that section 2(y) does not name."),
});

export const payStructureSchema = page
  .extend({
    lawRules: z.array(lawRuleRef).describe("The rules of law that the page rests on."),
    lawCheckedOn: date,
    intro,
    exhibit: z.strictObject({
      heading,
      lead: line.max(200),
      columns: z.array(line.max(40)).length(5),
      both: template("statute", "answers").describe("Where the two readings differ."),
    }),
    specimen,
    payslips: z.array(payslip).min(1).max(6).describe("A month’s pay in rupees, line by line."),
    scope,
    fee,
    firstResult,
    engagement,
    callToAction,
  })
  .describe("What the definition of wages asks of a pay structure, with worked payslips.");

/** Whether the site has the page. */
export const hasPayStructure = (): boolean => hasLawFile(PAY_STRUCTURE_FILE);

/** The content of the page; fails on a site that does not have it. */
export const payStructure = () => readYaml(PAY_STRUCTURE_FILE, payStructureSchema);

/** The payslips by both readings at today's rates, as rows for the page's columns. */
export function workedPayslips({ payslips, exhibit }: ReturnType<typeof payStructure>): string[][] {
  const rates = ratesOn(today(), lawRates());
  return payslips.map(({ name, basic, house, travel, special }) => {
    const { statute, faq } = codeWages(
      { core: basic * RUPEE, listed: (house + travel) * RUPEE, unlisted: special * RUPEE },
      rates,
    );
    const both = (sum: (wages: number) => number) => {
      const [byStatute, byAnswers] = [sum(statute.wages), sum(faq.wages)].map(formatRupees);
      return byStatute === byAnswers
        ? byStatute!
        : fill(exhibit.both, { statute: byStatute!, answers: byAnswers! });
    };
    return [
      name,
      formatRupees(statute.wages),
      formatRupees(faq.wages),
      both((wages) => providentFund(wages, "ceiling", rates).employee),
      both((wages) => portion(wages, rates.share("gratuity-year"), RUPEE)),
    ];
  });
}
