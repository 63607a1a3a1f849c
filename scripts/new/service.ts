import { services } from "#app/collections/services.server.ts";
import { answerTo, gap, idQuestion, nextOrder, titleQuestion, yaml, type NewKind } from "./kind.ts";

const SHEETS = ["mist", "bloom", "deep", "ochre", "laterite", "leaf", "pale"];
const ICONS = ["hr-advisory", "talent", "legal", "compliance", "due-diligence", "management"];

const termList = (heading: string) => ({
  heading,
  items: [{ term: gap("Two words"), text: gap("One to three sentences") }],
});

export const service: NewKind = {
  what: "a service",
  questions: [
    titleQuestion("Title of the service"),
    idQuestion,
    { name: "sheet", ask: "Colour sheet of its pictures", choices: () => SHEETS },
    { name: "icon", ask: "Sign", choices: () => ICONS },
  ],
  path: (answers) => `services/${answerTo(answers, "id")}.yaml`,
  text: (answers) =>
    yaml({
      order: nextOrder(services()),
      title: answerTo(answers, "title"),
      sheet: answerTo(answers, "sheet"),
      icon: answerTo(answers, "icon"),
      description: gap(
        `${answerTo(answers, "title")}: say in 70 to 160 characters who gets what from it; search engines show this`,
      ),
      summary: gap("One sentence for the home page"),
      points: [gap("First point"), gap("Second point"), gap("Third point")],
      lead: gap("One sentence under the heading"),
      intro: {
        heading: gap("What the page says, in one line"),
        paragraphs: [gap("What the service is"), gap("When a client needs it")],
      },
      scope: {
        heading: "Where to begin",
        items: ["First", "Second", "Third"].map((which) => ({
          title: gap(`${which} task`),
          text: gap("One line on it"),
        })),
      },
      engagement: termList("How an engagement runs"),
      deliverables: termList("What you receive"),
      audience: termList("Who it is for"),
      callToAction: { heading: gap("The last words of the page") },
    }),
  next: [
    "A service has no draft: its page is on the site with the next build, so fill every gap first.",
    "Put it into the menu: content/navigation.yaml, under What We Do. The home page shows the first six by `order`.",
    "Name it in the sectors, regions, case studies and articles it belongs to, so that pages lead to it.",
  ],
};
