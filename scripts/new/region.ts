import { regions } from "#app/collections/regions.server.ts";
import { services } from "#app/collections/services.server.ts";
import { answerTo, gap, idQuestion, nextOrder, titleQuestion, yaml, type NewKind } from "./kind.ts";

const within = (limit: number) => (answer: string) => {
  const degrees = Number(answer);
  return answer.trim() !== "" && Math.abs(degrees) <= limit
    ? undefined
    : `Degrees between -${limit} and ${limit}, for example 12.97.`;
};

const isTimeZone = (zone: string) =>
  Intl.supportedValuesOf("timeZone").includes(zone)
    ? undefined
    : "The name of a time zone, for example Asia/Singapore.";

/** A first frame around the place; the editor widens it to the region. */
const frameAround = (longitude: number, latitude: number) => ({
  west: Math.max(-180, longitude - 12),
  south: Math.max(-85, latitude - 10),
  east: Math.min(180, longitude + 12),
  north: Math.min(85, latitude + 10),
});

export const region: NewKind = {
  what: "a region of operation",
  questions: [
    titleQuestion("Name of the region"),
    idQuestion,
    { name: "city", ask: "First city" },
    { name: "time-zone", ask: "Its time zone (for example Asia/Singapore)", problem: isTimeZone },
    { name: "longitude", ask: "Its longitude in degrees, east positive", problem: within(180) },
    { name: "latitude", ask: "Its latitude in degrees, north positive", problem: within(85) },
  ],
  path: (answers) => `regions/${answerTo(answers, "id")}.yaml`,
  text: (answers) => {
    const [title, city] = [answerTo(answers, "title"), answerTo(answers, "city")];
    const longitude = Number(answerTo(answers, "longitude"));
    const latitude = Number(answerTo(answers, "latitude"));
    return yaml({
      order: nextOrder(regions()),
      title,
      description: gap(
        `${title}: say in 70 to 160 characters what the firm does there; search engines show this`,
      ),
      summary: gap("One sentence for the overview"),
      points: ["First", "Second", "Third", "Fourth", "Fifth"].map((which) => gap(`${which} point`)),
      lead: gap("One sentence under the heading"),
      intro: {
        heading: gap("What the page says, in one line"),
        paragraphs: [gap("What clients there ask for")],
      },
      presence: {
        heading: gap("Where we are"),
        places: [
          {
            name: city,
            kind: "partner",
            text: gap("What the partner network does there"),
            timeZone: answerTo(answers, "time-zone"),
            longitude,
            latitude,
          },
        ],
      },
      services: {
        heading: gap("What we do there"),
        items: services()
          .slice(0, 1)
          .map(({ id }) => ({ service: id, text: gap("What it means there") })),
      },
      law: {
        heading: gap("What the law asks there"),
        items: [{ term: gap("An Act"), text: gap("What it asks, checked") }],
      },
      map: frameAround(longitude, latitude),
      callToAction: { heading: gap("The last words of the page") },
    });
  },
  next: [
    "A region has no draft: its page is on the site with the next build, so fill every gap first.",
    "Set the frame of its map (`map`, in degrees) so that all its places lie inside.",
    "Put it into the menu: content/navigation.yaml, under Where We Operate.",
  ],
};
