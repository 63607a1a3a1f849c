import {
  findsEach,
  inArticle,
  LABOUR_CODES,
  lineOf,
  STRATEGY,
} from "../planted-defects.test-helper.ts";

findsEach([
  {
    defect: "a heading belongs to the page",
    plant: inArticle("# The payslip"),
    file: LABOUR_CODES,
    says: "belongs to the page",
  },
  {
    defect: "a heading skips a level",
    plant: (content) => {
      content.edit(STRATEGY, /^## /m, "### ");
      return lineOf(content, STRATEGY, "### ");
    },
    file: STRATEGY,
    says: "skips a level",
  },
  {
    defect: "a picture has no alternative text",
    plant: inArticle("![](meeting.jpg)"),
    file: LABOUR_CODES,
    says: "no alternative text",
  },
  {
    defect: "HTML would be lost",
    plant: inArticle("<b>Note</b> this."),
    file: LABOUR_CODES,
    says: "HTML is not shown: <b>",
  },
  {
    defect: "text above the first section would be lost",
    plant: (content) => {
      content.edit(STRATEGY, /^## /m, "Lost words.\n\n## ");
      return lineOf(content, STRATEGY, "Lost words");
    },
    file: STRATEGY,
    says: "above the first ## heading is not shown",
  },
]);
