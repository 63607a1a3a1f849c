import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { filesIn } from "#app/collections/reader/content-file.server.ts";
import { findsEach, type Copy } from "../planted-defects.test-helper.ts";

const [SERVICE = ""] = filesIn("services", ".yaml");

/** Gives a service an engagement whose steps take these times. */
const withSteps =
  (...times: string[]) =>
  (content: Copy) => {
    const service = parse(readFileSync(join(content.directory, SERVICE), "utf8"));
    service.engagement = {
      heading: "How an engagement runs",
      items: times.map((when, at) => ({ term: `Step ${at + 1}`, when, text: "We work." })),
    };
    content.write(SERVICE, stringify(service));
  };

findsEach([
  {
    defect: "the steps of an engagement leave weeks out",
    plant: withSteps("Weeks 1 to 3", "Week 5", "Weeks 6 and 7"),
    severity: "warning",
    file: SERVICE,
    location: "engagement.items[1].when",
    says: "ends with week 3, this one begins with week 5",
  },
  {
    defect: "the steps of an engagement, written with dashes, leave weeks out",
    plant: withSteps("Weeks 1–3", "Weeks 4-6", "Weeks 8 – 9"),
    severity: "warning",
    file: SERVICE,
    location: "engagement.items[2].when",
    says: "ends with week 6, this one begins with week 8",
  },
]);
