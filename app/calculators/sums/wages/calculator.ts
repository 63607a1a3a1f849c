import { defineCalculator } from "../calculator.ts";
import { money } from "../fields.ts";
import { codeWages } from "./code-wages.ts";

const RATE = "wages-exclusions";

export const wages = defineCalculator({
  id: "wages",
  fields: {
    basic: money(),
    allowances: money(true),
    house: money(true),
    travel: money(true),
    fund: money(true),
    listed: money(true),
    unlisted: money(true),
  },
  sentences: { same: ["wages", "total"], differ: ["statute", "faq", "total"] },
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
    const { total, most, statute, faq } = codeWages(
      {
        core: values.basic + values.allowances,
        listed: values.house + values.travel + values.fund + values.listed,
        unlisted: values.unlisted,
      },
      rates,
    );
    const isSame = statute.wages === faq.wages;
    return {
      sentence: isSame
        ? { key: "same", gaps: { wages: { money: statute.wages }, total: { money: total } } }
        : {
            key: "differ",
            gaps: {
              statute: { money: statute.wages },
              faq: { money: faq.wages },
              total: { money: total },
            },
          },
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
