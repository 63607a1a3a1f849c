import { defineCalculator, type ValuesOf } from "../calculator.ts";
import { money } from "../fields.ts";
import { codeWages, type Pay } from "./code-wages.ts";

const RATE = "wages-exclusions";

const fields = {
  basic: money(),
  unlisted: money(true),
  house: money(true),
  travel: money(true),
  fund: money(true),
  listed: money(true),
  allowances: money(true),
};

/** The lines of a payslip as the definition sorts them, in paise. */
export const payOf = (values: ValuesOf<typeof fields>): Pay => ({
  core: values.basic + values.allowances,
  listed: values.house + values.travel + values.fund + values.listed,
  unlisted: values.unlisted,
});

export const wages = defineCalculator({
  id: "wages",
  fields,
  more: { fields: ["fund", "listed", "allowances"], flat: true },
  sentences: { same: ["wages", "total"], differ: ["gap"] },
  drawsFigures: true,
  drawing: {
    statute: [],
    statuteShort: [],
    faq: [],
    faqShort: [],
    basic: [],
    else: [],
    added: [],
    out: [],
    undecided: [],
    undecidedShort: [],
    half: ["most"],
  },
  figures: ["statute", "faq"],
  steps: {
    total: [],
    most: [],
    statuteExcluded: [],
    statuteAdded: [],
    statute: [],
    faqExcluded: [],
    faqAdded: [],
    faq: [],
  },
  remarks: {},
  errors: [],
  rates: [RATE],
  calculate(values, rates) {
    const { total, most, statute, faq } = codeWages(payOf(values), rates);
    const isSame = statute.wages === faq.wages;
    return {
      sentence: isSame
        ? { key: "same", gaps: { wages: { money: statute.wages }, total: { money: total } } }
        : { key: "differ", gaps: { gap: { money: statute.wages - faq.wages } } },
      figures: [
        { key: "statute", value: { money: statute.wages } },
        { key: "faq", value: { money: faq.wages } },
      ],
      steps: [
        { key: "total", value: { money: total } },
        { key: "most", value: { money: most }, rates: [RATE] },
        { key: "statuteExcluded", value: { money: statute.excluded }, rates: [RATE] },
        { key: "statuteAdded", value: { money: statute.added }, rates: [RATE] },
        { key: "statute", value: { money: statute.wages }, rates: [RATE], total: true },
        { key: "faqExcluded", value: { money: faq.excluded }, rates: [RATE] },
        { key: "faqAdded", value: { money: faq.added }, rates: [RATE] },
        { key: "faq", value: { money: faq.wages }, rates: [RATE], total: true },
      ],
      remarks: [],
    };
  },
});
