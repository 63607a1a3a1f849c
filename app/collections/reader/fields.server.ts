import { z } from "zod";
import type { Template } from "#app/lib/fill.ts";
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from "#app/constants.ts";
import { ADDRESS_WORD, filesIn, hasFile, nameOf, readFields } from "./content-file.server.ts";
import { oncePerBuild } from "./once-per-build.server.ts";
import { unknownChoice } from "./plain-message.ts";

export const line = z
  .string()
  .trim()
  .min(1)
  .describe("Plain text, shown as it stands; no Markdown, no HTML.");

const inBraces = (names: string[]): string => names.map((name) => `{${name}}`).join(", ");

const gapsIn = (text: string): string[] => [...new Set(text.match(/(?<=\{)[^{}]*(?=\})/g))].sort();

/** A text with gaps that the site fills. @param names of the gaps: the text must have each of them and no other */
export function template<Name extends string = never>(...names: Name[]): z.ZodType<Template<Name>> {
  const wanted = names.toSorted();
  const filled = `The site fills in ${inBraces(wanted)}: keep that, wherever the sentence needs it.`;
  const checked = line.refine((value) => gapsIn(value).join() === wanted.join(), {
    error: ({ input }) =>
      `Expected ${wanted.length > 0 ? inBraces(wanted) : "no words in braces"}, but this has ${
        inBraces(gapsIn(String(input))) || "none"
      }: ${JSON.stringify(input)}`,
  });
  return checked.describe(wanted.length > 0 ? filled : "");
}

type Parts<
  Text extends string,
  Between extends string,
  Found extends string = never,
> = Text extends `${infer First}${Between}${infer Rest}`
  ? Parts<Rest, Between, Found | First>
  : Found | Text;
type Texts<List extends string> = Exclude<Parts<Parts<List, "\n">, " ">, "">;
type NameOf<Text extends string> = Text extends `${infer Name}{${string}` ? Name : Text;
type GapsOf<Text extends string> = Text extends `${string}{${infer Gaps}}`
  ? Parts<Gaps, ",">
  : never;

/** Texts by name. @param names separated by spaces, with the gaps of each: `heading reviewed{date} span{from,to}` */
export const words = <List extends string>(names: List) =>
  z.strictObject(
    Object.fromEntries(
      (names.match(/\S+/g) ?? []).map((text) => {
        const [name, gaps] = text.split(/[{}]/);
        return [name, template(...(gaps ? gaps.split(",") : []))];
      }),
    ) as { [Text in Texts<List> as NameOf<Text>]: z.ZodType<Template<GapsOf<Text>>> },
  );

export const kebab = z
  .string()
  .regex(ADDRESS_WORD, "Expected small letters, digits and hyphens, for example labour-law")
  .describe("Small letters, digits and hyphens, for example labour-law.");

export const paragraphs = z.array(line).min(1).describe("A paragraph each.");

export const title = line
  .max(TITLE_LENGTH)
  .describe(
    `The page's heading and its title in search results: at most ${TITLE_LENGTH} characters.`,
  );

export const searchTitle = line
  .max(TITLE_LENGTH)
  .optional()
  .describe(
    `The title in tabs, search results and shared links where the heading alone says too little: at most ${TITLE_LENGTH} characters.`,
  );

export const description = line
  .min(70)
  .max(DESCRIPTION_LENGTH)
  .describe(`What search engines show below the title: 70 to ${DESCRIPTION_LENGTH} characters.`);

export const date = z.iso.date().describe("A day as year-month-day, for example 2026-11-21.");

export const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Expected a time of day, for example 09:30");

const COUNTRY_NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const codeNow = (code: string) => new Intl.Locale(`und-${code}`).region;

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, {
    error: "Expected the two capital letters of a country, for example IN",
    abort: true,
  })
  .refine((code) => COUNTRY_NAMES.of(code) !== undefined, {
    error: "No country has this code",
    abort: true,
  })
  // ICU also knows aliases, as UK for GB; telephone rules and search engines know the current code only.
  .refine((code) => codeNow(code) === code, {
    error: ({ input }) =>
      `Expected ${codeNow(String(input))} for ${COUNTRY_NAMES.of(String(input))}`,
  })
  .describe("The country's two letters: IN for India, GB for the United Kingdom.");

/** Also accepts newer names, such as Europe/Kyiv, which `Intl.supportedValuesOf` lacks. */
function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return /\/[A-Z]/.test(name);
  } catch {
    return false;
  }
}

export const timeZone = z
  .string()
  .refine(isTimeZone, { error: "Expected a time zone name, for example Europe/London" })
  .describe("By continent and city, for example Asia/Kolkata.");

/** Marks an invented entry, which must be replaced before the site is released (A12). */
export const sample = z
  .boolean()
  .default(false)
  .describe("true while the entry is an invented sample; `content:check --release` refuses it.");

/** Marks an entry that releases leave out; previews show it as a draft (B23). */
export const draft = z
  .boolean()
  .default(false)
  .describe("true keeps it out of the site; a preview shows it, marked as a draft.");

export const order = z
  .number()
  .int()
  .min(1)
  .describe("Place in lists: 1 comes first. Of those with one number the file's name decides.");

export const sheet = z
  .enum(["mist", "bloom", "deep", "ochre", "laterite", "leaf", "pale"])
  .describe("The colour sheet of the page's pictures.");

export const language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, "Expected the code of a language, for example hi or de")
  .optional()
  .describe(
    "Its language, where that is not English: hi for Hindi, de for German. Screen readers then speak it.",
  );

export const heading = line.max(80).describe("Sentence case; set very large, so keep it short.");

/** A term with its explanation: one row of a definition list. */
export const termRow = z.strictObject({
  term: line.max(60).describe("Two or three words."),
  text: line.describe("One to three sentences."),
});

/** The fields of a page's heading and of its search result. */
export const page = z.strictObject({
  title,
  searchTitle,
  description,
  lead: line.max(180).describe("The sentence under the heading."),
});

export const callToAction = z.strictObject({
  heading: heading.describe("The last words of the page, above the consultation button."),
  lead: line.optional().describe("One sentence between heading and button."),
});

export const intro = z.strictObject({
  heading: heading.describe("What the page says, in one line."),
  paragraphs,
});

export const termList = z.strictObject({ heading, items: z.array(termRow).min(1) });

/**
 * Splits a source of names into its folder or file, and its list.
 * @param source a folder (`services`), or a file with a list of names or of entries with ids (`team.yaml members.*.id`)
 */
export const placeOfNames = (source: string) =>
  source.split(/ |\.\*/) as [place: string, list?: string];

/**
 * The names in a source. Entries are not validated, so that a mistake in one breaks no other file's references.
 * @param source as in `placeOfNames`
 * @returns each name with its file, and its entry in a list
 */
export function namedIn(source: string): { name: string; file: string; entry?: unknown }[] {
  const [file, list] = placeOfNames(source);
  if (!list) return filesIn(file, ".yaml").map((one) => ({ name: nameOf(one), file: one }));
  const entries: unknown = hasFile(file) && Object(readFields(file))[list];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const name: unknown = Object(entry).id ?? entry;
    // An entry without an id is not a name yet.
    return typeof name === "object" ? [] : { name: `${name}`, file, entry };
  });
}

/** The names of a source, drafts' included. @param source as in `placeOfNames` */
export const namesIn = (source: string): string[] => namedIn(source).map(({ name }) => name);

/** A reference to a name in content, which the editor offers as a choice. @param source as in `placeOfNames` */
export function reference(source: string) {
  const known = oncePerBuild(() => namesIn(source));
  // With duplicate names the source's own reader reports it: here any reference may be to the missing name.
  const isAmbiguous = (names: string[]) => new Set(names).size < names.length;
  return z
    .string()
    .refine((value) => known().includes(value) || isAmbiguous(known()), {
      error: ({ input }) => unknownChoice(input, known()),
    })
    .describe(`One of those in content/${placeOfNames(source)[0]}.`)
    .meta({ refersTo: source });
}

/** A reference to another content file by its name. @param folder below `content/` */
export const fileReference = (folder: string) =>
  reference(folder).describe(`The name of a file in content/${folder}, without its ending.`);

export const serviceRef = fileReference("services");
export const sectorRef = fileReference("sectors");
export const regionRef = fileReference("regions");
export const caseStudyRef = fileReference("case-studies");

export const lawRuleRef = reference("law/rules.yaml rules.*.id");

/** The rules of law that a page's statements rest on: from a changed rule all these pages are found. */
export const lawRuleRefs = z
  .array(lawRuleRef)
  .default([])
  .describe("Ids of content/law/rules.yaml that the statements of law here rest on.");

/** Of every page but articles, which have a `reviewedOn` of their own. */
export const lawFields = {
  lawRules: lawRuleRefs,
  lawCheckedOn: date
    .optional()
    .describe("The day the statements of law here were last compared with those entries."),
};

/** The first fields of an ordered entry with a page of its own. */
export const entryFields = { draft, ...lawFields, order, title, searchTitle, description };

/** A list whose entries each have an id of their own. */
export const listById = <Entry extends z.ZodType<{ id: string }>>(entry: Entry) =>
  z.array(entry).superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const [index, { id }] of entries.entries()) {
      if (seen.has(id)) {
        const message = `The id "${id}" stands in this file twice: give each entry its own.`;
        context.addIssue({ code: "custom", path: [index, "id"], message });
      }
      seen.add(id);
    }
  });

export const sitePath = z
  .string()
  .regex(
    /^\/(?!\/)\S*$/,
    "Expected an address of this site that starts with one slash, for example /team",
  )
  .describe("An address of this site, starting with a slash.");

export const outsideUrl = z
  .url({ protocol: /^https$/, error: "Expected an address that starts with https://" })
  .describe("A full address that starts with https://");
