import { homePage } from "#app/collections/pages.server.ts";
import { findsEach } from "../planted-defects.test-helper.ts";

const CASE = `case-studies/${homePage().caseTeasers.cases[0]}.yaml`;

findsEach([
  {
    defect: "a case's summary names a figure that its story does not",
    plant: (content) =>
      content.edit(
        CASE,
        /^description: .*/m,
        "description: A maker of metal parts put its seventy-seven plants on one register within a year.",
      ),
    severity: "warning",
    file: CASE,
    place: "description",
    says: "77 stands neither in the case's story nor in its results",
  },
  {
    defect: "a case's figure on the home page is none of its results",
    plant: (content) => content.edit(CASE, /^( {2}figure:) .*/m, '$1 "88"'),
    file: CASE,
    place: "teaser.figure",
    says: "88 is none of the case's results",
  },
  {
    defect: "the part of a testimonial that lists show ends within a word",
    plant: (content) =>
      content.edit(CASE, /^( {2}quote:) .*/m, `$1 ${"word ".repeat(19)}interminable end.`),
    severity: "warning",
    file: CASE,
    place: "testimonial.quote",
    says: "which end within a word",
  },
]);
