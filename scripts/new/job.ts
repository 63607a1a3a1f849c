import { jobs } from "#app/collections/jobs.server.ts";
import { today } from "#app/collections/publication.server.ts";
import { answerTo, gap, titleQuestion, yaml, type NewKind } from "./kind.ts";
import { nextNumber } from "./numbers.ts";

const isDay = (answer: string) =>
  answer === "" || /^\d{4}-\d\d-\d\d$/.test(answer)
    ? undefined
    : "Write the day as year-month-day, for example 2027-01-31.";

export const job: NewKind = {
  what: "a job opening",
  questions: [
    titleQuestion("Title of the job"),
    {
      name: "department",
      ask: "Department (visitors filter by it; spell it as in the other jobs)",
      initial: () => jobs()[0]?.department ?? "",
    },
    { name: "type", ask: "Type", choices: () => ["Full-time", "Internship", "Contract"] },
    { name: "city", ask: "City", initial: () => "Bangalore" },
    { name: "region", ask: "State or region", initial: () => "Karnataka" },
    {
      name: "closing",
      ask: "Last day for applications, empty while open-ended",
      initial: () => "",
      problem: isDay,
    },
  ],
  path: () => {
    const number = nextNumber("jobs", ".yaml", /^job-(\d{3})$/, /^\/work-with-us\/job-(\d{3})$/);
    return `jobs/job-${String(Math.max(1, number)).padStart(3, "0")}.yaml`;
  },
  text: (answers) => {
    const [city, closing] = [answerTo(answers, "city"), answerTo(answers, "closing")];
    return yaml({
      title: answerTo(answers, "title"),
      department: answerTo(answers, "department"),
      location: `${city}, India`,
      type: answerTo(answers, "type"),
      postedDate: today(),
      ...(closing && { closingDate: closing }),
      shortDescription: gap("The job in one sentence, for the list"),
      skills: [gap("A skill")],
      description: [gap("What the job is for"), gap("Whom one works with")],
      duties: [gap("First duty"), gap("Second duty")],
      qualifications: [gap("What one must know"), gap("What one must be able to do")],
      hours: gap("Days and hours"),
      place: {
        locality: city,
        region: answerTo(answers, "region"),
        country: "IN",
        workplace: "on-site",
      },
    });
  },
  next: [
    "A job has no draft: it is on the site with the next build, so fill every gap first.",
    "To close it, write its last day as `closingDate`. Its page then says that it is closed.",
  ],
};
