import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { findsEach } from "../planted-defects.test-helper.ts";

/** A case with a figure on the home page and a testimonial. */
const CASE =
  filesIn("case-studies", ".yaml").find((file) => {
    const text = readFileSync(join(contentDirectory(), file), "utf8");
    return /^ {2}figure:/m.test(text) && /^ {2}quote:/m.test(text);
  }) ?? "";

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
    location: "description",
    says: "77 stands neither in the case's story nor in its results",
  },
  {
    defect: "a case's figure on the home page is none of its results",
    plant: (content) => content.edit(CASE, /^( {2}figure:) .*/m, '$1 "88"'),
    file: CASE,
    location: "teaser.figure",
    says: "88 is none of the case's results",
  },
  {
    defect: "the part of a testimonial that lists show ends within a word",
    plant: (content) =>
      content.edit(CASE, /^( {2}quote:) .*/m, `$1 ${"word ".repeat(19)}interminable end.`),
    severity: "warning",
    file: CASE,
    location: "testimonial.quote",
    says: "which end within a word",
  },
]);
