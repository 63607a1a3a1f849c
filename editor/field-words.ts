/** The words of the forms: what the schemas say is written for those who keep the files. */

/** Names of fields that say too little by themselves; one with what it stands in goes before one without. */
const LABELS: Record<string, string> = {
  alt: "What the picture shows",
  "address.region": "State",
  body: "Text",
  caption: "Words below the picture",
  "case-studies.order": "Place in the list",
  cin: "CIN",
  content: "Opening paragraph",
  "events.from": "Begins at",
  "events.to": "Ends at",
  file: "File",
  "amount.from": "At least",
  "amount.to": "At most",
  id: "Short name",
  "periods.from": "First day",
  "periods.to": "Last day",
  lead: "Lead",
  order: "Place in lists",
  "pages.version": "Version",
  sheet: "Colour sheet",
  shown: "Shown on the home page",
  small: "Last line of the footer",
  "redirects.from": "Old address",
  to: "Leads to",
  url: "Address",
  "site.url": "Address of the website",
  "site.address": "Postal address",
};

/** What the forms say in the place of a schema's words on files. "" says nothing: the list of choices does. */
const HINTS: [RegExp, string][] = [
  [/^Plain text, shown as it stands/, ""],
  [/^The name of a file in |^One of those in |^One of `categories`/, ""],
  [/^Ids? of (?:content|a subject)|^An id of |^The id of a subject/, ""],
  [/^A day as year-month-day/, ""],
  [/^true keeps it out of the site/, "Nobody but you sees it until you switch this off."],
  [
    /^true while the entry is an invented sample/,
    "It is invented: switch this off once the firm's own facts stand here. The site goes live without samples.",
  ],
  [/^true while it is a descriptor/, "Stands in for the name of a client."],
  [/^Who wrote it/, "Who wrote it."],
  [
    /^The name of a (photograph|picture|logo) in content\/pictures\/, for example [\w.-]+?\.(?:jpg|svg)[.:]?\s*/,
    "",
  ],
  [/^Small letters and hyphens; articles name/, "Made from the name; nobody sees it."],
  [/^What holds on the day of/, "What holds on the day of the last check: shown above the text."],
];

/** Words on files within a longer sentence. */
const PARTS: [RegExp, string][] = [
  [/,? a file in content\/pictures\//g, ""],
  [/: one of `industries` in \S+/g, ""],
  [/; each has a file of its own in \S+/g, "; each needs a section of its own, too"],
  [/: spell it the same way in every file/g, ": spell it as in the others"],
  [/once newsletterUrl in site\.yaml/g, "once the address of the newsletter in Firm"],
  [/(?:content\/)?law\/(\w+)\.yaml/g, "law: $1"],
  [/\b(\w+)\.yaml/g, "$1"],
  [/^true: /, "Switched on: "],
  [/, by their ids/g, ""],
  [/`(\w+)`/g, "“$1”"],
];

/** `lawRules` is "Law rules". @param within names what the field stands in, the nearest last */
export function labelOf(name: string, within: string[] = []): string {
  const around = within.findLast((outer) => outer !== "entry");
  const known = [`${around}.${name}`, name].find((key) => key in LABELS);
  const words = name
    .replaceAll("-", " ")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[known ?? ""] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the form says below a field, made from what the schema says of it. */
export function hintOf(description = ""): string | undefined {
  const whole = HINTS.find(([pattern]) => pattern.test(description));
  const words = whole
    ? description.replace(/^.*$/s, whole[1])
    : PARTS.reduce((text, [pattern, said]) => text.replace(pattern, said), description);
  return words || undefined;
}

/** What the button says that adds one to a list. */
export const singular = (label: string): string =>
  label.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
