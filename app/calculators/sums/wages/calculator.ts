import { defineCalculator } from "../calculator.ts";
import { folded, money } from "../fields.ts";
import { codeWages } from "./code-wages.ts";

const rates = ["wages-exclusions"];

export const wages = defineCalculator({
  id: "wages",
  fields: {
    basic: money(false, "month"),
    unlisted: money(true, "month"),
    house: money(true, "month"),
    travel: money(true, "month"),
    fund: folded(money(true, "month")),
    listed: folded(money(true, "month")),
    allowances: folded(money(true, "month")),
  },
  isFlat: true,
  drawsFigures: true,
  drawing: `
    statute statuteShort faq faqShort basic else added out undecided undecidedShort
    half{most}
  `,
  rates,
  sum({ basic, allowances, house, travel, fund, listed, unlisted }, law) {
    const pay = { core: basic + allowances, listed: house + travel + fund + listed, unlisted };
    return { ...pay, ...codeWages(pay, law) };
  },
})({
  sentences: {
    differ: [
      ({ statute, faq }) => statute.wages !== faq.wages,
      { gap: ({ statute, faq }) => ({ money: statute.wages - faq.wages }) },
    ],
    same: [
      () => true,
      { wages: ({ faq }) => ({ money: faq.wages }), total: ({ total }) => ({ money: total }) },
    ],
  },
  figures: {
    statute: ({ statute }) => ({ money: statute.wages }),
    faq: ({ faq }) => ({ money: faq.wages }),
  },
  steps: {
    total: [({ total }) => ({ money: total })],
    most: [({ most }) => ({ money: most, rates })],
    statuteExcluded: [({ statute }) => ({ money: statute.excluded, rates })],
    statuteAdded: [({ statute }) => ({ money: statute.added, rates })],
    statute: [({ statute }) => ({ money: statute.wages, rates, total: true })],
    faqExcluded: [({ faq }) => ({ money: faq.excluded, rates })],
    faqAdded: [({ faq }) => ({ money: faq.added, rates })],
    faq: [({ faq }) => ({ money: faq.wages, rates, total: true })],
  },
});
