import { ARTICLE } from "#app/collections/test-content.test-helper.ts";
import {
  findsEach,
  inArticle,
  inReview,
  lineOf,
  REVIEWED_ARTICLE,
  TOPIC_PAGE,
} from "../planted-defects.test-helper.ts";

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
    defect: "a heading lacks its space",
    plant: inArticle("##The payslip"),
    file: ARTICLE,
    says: "Write ## The payslip.",
  },
  {
    defect: "a heading lacks its space and a sign",
    plant: inArticle("#The payslip"),
    file: ARTICLE,
    says: "Write ## The payslip.",
  },
  {
    defect: "a picture's name has a space in it",
    plant: inArticle('![Asha at her desk](Asha Rao.jpg "At her desk")'),
    file: ARTICLE,
    says: "Visitors would see ![Asha at her desk](Asha Rao.jpg",
  },
  {
    defect: "a link's two brackets stand apart",
    plant: inArticle("Read [the rule] (https://labour.gov.in) first."),
    file: ARTICLE,
    says: "Visitors would see [the rule] (",
  },
  {
    defect: "a picture has no alternative text",
    plant: inArticle("![](meeting.jpg)"),
    file: ARTICLE,
    says: "no alternative text",
  },
  {
    defect: "a picture of a text is not there",
    plant: inArticle("![Two halls](plant.jpg)"),
    file: ARTICLE,
    says: "There is no file content/pictures/plant.jpg.",
  },
  {
    defect: "a picture stands within a line",
    plant: inArticle("Words and ![two halls](plant.jpg) more words."),
    file: ARTICLE,
    says: "A picture stands by itself",
  },
  {
    defect: "a file for download is not there",
    plant: inArticle("[The list](/downloads/list.pdf)"),
    file: ARTICLE,
    says: "There is no file content/downloads/list.pdf.",
  },
  {
    defect: "a call-out has no known name",
    plant: inArticle("> [!HINT]\n> Words."),
    file: ARTICLE,
    says: "There is no call-out [!HINT].",
  },
  {
    defect: "a chart has a figure that is none",
    plant: (content) => {
      inArticle("```chart bars Settled\nYear, Share\n2025, many\n2026, 3\n```")(content);
      return lineOf(content, ARTICLE, "2025, many");
    },
    file: ARTICLE,
    says: '"many" is no figure.',
  },
  {
    defect: "HTML would be lost",
    plant: inArticle("<b>Note</b> this."),
    file: ARTICLE,
    says: "HTML is not shown: <b>",
  },
  {
    defect: "HTML of a review would be lost",
    plant: inReview("<b>Note</b> this."),
    file: REVIEWED_ARTICLE,
    says: "HTML is not shown: <b>",
  },
  {
    defect: "a picture of a review is not there",
    plant: (content) => void inReview("![Two halls](plant.jpg)")(content),
    file: REVIEWED_ARTICLE,
    location: "review",
    says: "There is no file content/pictures/plant.jpg.",
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
