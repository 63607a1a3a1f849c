import { money, portion, type Workbook } from "../formula.ts";

export const workbook: Workbook = {
  answers: ["statute", "faq"],
  rows: {
    total: money("in_basic+in_unlisted+in_house+in_travel+in_fund+in_listed+in_allowances"),
    most: money(portion("step_total", "wages-exclusions")),
    statuteExcluded: money("in_house+in_travel+in_fund+in_listed"),
    statuteAdded: money("MAX(0,step_statuteExcluded-step_most)"),
    statute: money("step_total-MIN(step_statuteExcluded,step_most)"),
    faqExcluded: money("step_statuteExcluded+in_unlisted"),
    faqAdded: money("MAX(0,step_faqExcluded-step_most)"),
    faq: money("step_total-MIN(step_faqExcluded,step_most)"),
  },
};
