import { filesIn } from "#app/collections/reader/content-file.server.ts";
import { findsEach, type Copy } from "../planted-defects.test-helper.ts";

const [REGION = ""] = filesIn("regions", ".yaml");

/** Ends the page of a region with a sentence. */
const ending = (sentence: string) => (content: Copy) =>
  content.edit(
    REGION,
    /^callToAction:[\s\S]*/m,
    `callToAction:\n  heading: Call us\n  lead: ${sentence}\n`,
  );

findsEach([
  {
    defect: "a region invites to a call when the office is closed",
    plant: ending("We answer at 23:30 in Bangalore."),
    file: REGION,
    location: "callToAction.lead",
    says: "23:30 in Bangalore is outside the office's hours",
  },
  {
    defect: "times in two places do not fit together",
    plant: ending("10:00 in London is 14:30 in Bangalore."),
    file: REGION,
    location: "callToAction.lead",
    says: "10:00 in London is 14:30 or 15:30 in Bangalore, but the page says 14:30",
  },
]);
