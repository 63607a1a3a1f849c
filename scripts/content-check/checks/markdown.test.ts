import { ARTICLE } from "#app/collections/test-content.test-helper.ts";
import {
  articleDefects,
  findsEach,
  inArticle,
  inReview,
  lineOf,
  REVIEWED_ARTICLE,
  TOPIC_PAGE,
} from "../planted-defects.test-helper.ts";

findsEach([
  ...articleDefects(
    ["a heading belongs to the page", "# The payslip", "belongs to the page"],
    ["a heading lacks its space", "##The payslip", "Write ## The payslip."],
    ["a heading lacks its space and a sign", "#The payslip", "Write ## The payslip."],
    [
      "a picture's name has a space in it",
      '![Asha at her desk](Asha Rao.jpg "At her desk")',
      "Visitors would see ![Asha at her desk](Asha Rao.jpg",
    ],
    [
      "a link's two brackets stand apart",
      "Read [the rule] (https://labour.gov.in) first.",
      "Visitors would see [the rule] (",
    ],
    ["a picture has no alternative text", "![](meeting.jpg)", "no alternative text"],
    [
      "a picture of a text is not there",
      "![Two halls](plant.jpg)",
      "There is no file content/pictures/plant.jpg.",
    ],
    [
      "a picture stands within a line",
      "Words and ![two halls](plant.jpg) more words.",
      "A picture stands by itself",
    ],
    [
      "a file for download is not there",
      "[The list](/downloads/list.pdf)",
      "There is no file content/downloads/list.pdf.",
    ],
    ["a call-out has no known name", "> [!HINT]\n> Words.", "There is no call-out [!HINT]."],
    ["nothing beside struck words", "Pay ~~15~~ now.", "Nothing stands beside ~~15~~"],
    ["a note is missing", "Pay ~~15~~[^update-x] now.", "There is no note [^update-x]."],
    [
      "a note without source and day",
      "Pay ~~15~~[^update-x].\n\n[^update-x]: **25** since May.",
      "The note [^update-x] does not say",
    ],
    ["HTML would be lost", "<b>Note</b> this.", "HTML is not shown: <b>"],
  ),
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
    defect: "a chart has a figure that is none",
    plant: (content) => {
      inArticle("```chart bars Settled\nYear, Share\n2025, many\n2026, 3\n```")(content);
      return lineOf(content, ARTICLE, "2025, many");
    },
    file: ARTICLE,
    says: '"many" is no figure.',
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
