import { ARTICLE } from "#app/collections/test-content.test-helper.ts";
import { findsEach, inArticle, lineOf, TOPIC_PAGE } from "../planted-defects.test-helper.ts";

findsEach([
  {
    defect: "a heading belongs to the page",
    plant: inArticle("# The payslip"),
    file: ARTICLE,
    says: "belongs to the page",
  },
  {
    defect: "a heading skips a level",
    plant: (content) => {
      content.edit(TOPIC_PAGE, /^## /m, "### ");
      return lineOf(content, TOPIC_PAGE, "### ");
    },
    file: TOPIC_PAGE,
    says: "skips a level",
  },
  {
    defect: "a picture has no alternative text",
    plant: inArticle("![](/favicon.ico)"),
    file: ARTICLE,
    says: "no alternative text",
  },
  {
    defect: "HTML would be lost",
    plant: inArticle("<b>Note</b> this."),
    file: ARTICLE,
    says: "HTML is not shown: <b>",
  },
  {
    defect: "text above the first section would be lost",
    plant: (content) => {
      content.edit(TOPIC_PAGE, /^## /m, "Lost words.\n\n## ");
      return lineOf(content, TOPIC_PAGE, "Lost words");
    },
    file: TOPIC_PAGE,
    says: "above the first ## heading is not shown",
  },
]);
