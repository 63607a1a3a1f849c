/** Plants every defect that the check knows: the report must name its place and the mistake. */
import { expect, test } from "vitest";
import { instruments } from "#app/law/collections/instruments.server.ts";
import { lawSubjects } from "#app/law/collections/rules.server.ts";
import { filesIn, nameOf, readText } from "#app/collections/reader/content-file.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import {
  ARTICLE,
  article,
  CASE_STUDY,
  contentCopy,
  FREE_NUMBER,
  JOB,
} from "#app/collections/test-content.test-helper.ts";
import type { Severity } from "./findings.ts";
import { inArticle, lineOf, remarksOn, type Copy } from "./planted-defects.test-helper.ts";

type Defect = {
  defect: string;
  /** Returns the line that the report must name, if that is not a field. */
  plant: (content: Copy) => string | void;
  /** The file that the report must name. */
  file: string;
  /** The field or line that it must name; empty if only the file can be named. */
  location?: string;
  says: string;
  /** The expected severity; by default an error. */
  severity?: Severity;
};

const NEW = `blog/${FREE_NUMBER}-a-new-article.md`;
const [REGION = ""] = filesIn("regions", ".yaml");
const [SECTOR = ""] = filesIn("sectors", ".yaml");
const [SERVICE = ""] = filesIn("services", ".yaml");
const [TOPIC_PAGE = ""] = filesIn("services/hr-advisory", ".md");
const [CHECKLIST = ""] = filesIn("law/checklists", ".yaml");

const rows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.trim().replaceAll("\\n", "\n")));

/** Markdown that replaces an article's first heading, and the finding for its line. */
const TEXTS = rows(String.raw`
a heading belongs to the page            | # The payslip                             | belongs to the page
a heading skips a level                  | ### The payslip                           | skips a level
words stand on a line of dashes          | The payslip\n---                          | is read as a heading
a heading lacks its space                | ##The payslip                             | Write ## The payslip.
a heading lacks its space and a sign     | #The payslip                              | Write ## The payslip.
a picture's name has a space in it       | ![Asha at her desk](Asha Rao.jpg "Desk")  | Visitors would see ![Asha at her desk](Asha Rao.jpg
a link's two brackets stand apart        | Read [the rule] (https://labour.gov.in).  | Visitors would see [the rule] (
a picture has no alternative text        | ![](meeting.jpg)                          | no alternative text
a picture of a text is not there         | ![Two halls](plant.jpg)                   | There is no file content/pictures/plant.jpg.
a picture stands within a line           | Words and ![two halls](plant.jpg) more.   | A picture stands by itself
a file for download is not there         | [The list](/downloads/list.pdf)           | There is no file content/downloads/list.pdf.
a call-out has no known name             | > [!HINT]\n> Words.                       | There is no call-out [!HINT].
words stand behind a call-out's name     | > [!NOTE] Wages\n> Words.                 | Visitors would see [!NOTE] Wages
bold words run into the next             | **Note:**Pay now.                         | Visitors would see **Note:**
spaces stand within the stars            | ** Note: ** Pay now.                      | Visitors would see ** Note: **
a list has signs of a text program       | • Pay\n• File                             | An entry of a list begins with a hyphen and a space: - Pay
a list lacks its spaces                  | -Pay\n-File                               | An entry of a list begins with a hyphen and a space: - Pay
a link refers to nothing                 | See [the rule][rule].                     | Visitors would see [the rule][rule]
a footnote is missing                    | Pay now.[^1]                              | Visitors would see [^1]
a footnote is referred to by nothing     | [^1]: Pay now.                            | The note [^1] is not shown
a link has no words                      | [](/team)                                 | The link to /team has no words
a telephone number has letters           | [Call](tel:1800-FLOWERS)                  | digits: letters in it
mail goes to nobody                      | [Write](mailto:hr@firm%ff)                | No mail reaches mailto:hr@firm%ff.
an address has no host                   | [Rule](https://https://labour.gov.in)     | leads nowhere
a link stands within another             | [a [b](/team) c](/blogs)                  | Visitors would see ](/blogs)
signs of another program                 | Pay H~2~O, ==now==.                       | Visitors would see H~2~ as
the stars of a sum                       | Pay is 15*wages*26 here.                  | The stars of 15*wages*26 are not shown
lines that run on                        | (a) Pay\n(b) File                         | Visitors would see (a) Pay (b) File as
a drafter's gap                          | The amount is ₹[●].                       | The gap [●] is still open
a block is never closed                  | ~~~\nPay                                  | the line that closes it is missing
a block is begun and nothing follows     | > ~~~                                     | the line that closes it is missing
nothing beside struck words              | Pay ~~15~~ now.                           | Nothing stands beside ~~15~~
a note is missing                        | Pay ~~15~~[^update-x] now.                | There is no note [^update-x].
a note without source and day            | [^update-x]: **25** since May.\n\nPay ~~15~~[^update-x]. | The note [^update-x] does not say
HTML would be lost                       | <b>Note</b> this.                         | HTML is not shown: <b>
a link in a text is dead                 | See [our work](/servces/due-diligence).   | /servces/due-diligence is no page of this site
a link names a heading that is not there | See [below](#nowhere).                    | no place called #nowhere
a link names a person who has left       | See [her](/team#nobody).                  | no place called #nobody
a link has no slash in front             | See [the team](team).                     | leads nowhere
a link runs a script                     | [Pay](javascript:alert(1))                | leads nowhere
a link holds a document                  | [it]: data:text/html,Pay                  | leads nowhere
a bare address in quotation marks        | See “www.labour.gov.in” on this.          | http://www.labour.gov.in” is not encrypted | warning
`);
/** Invisible characters in the same place. */
const CHARACTERS = [
  ["spaces that make a paragraph a block", "    Then file.", '"Then file." is set as'],
  ["a heading with another blank", "##\u00A0The payslip", "Write ## The payslip."],
  ["a table without the line below its head", "| A | B |\n| 1 | 2 |", "would see | A | B |"],
  ["a letter that fills nothing", "Pay\u3164roll", "U+3164. The site leaves", "warning"],
  ["a bullet of one font", "\uF0B7 Payroll", "U+F0B7. The site leaves", "warning"],
  ["a file in another encoding", "Na\uFFFDve", "not saved as UTF-8"],
  ["a zero-width space", "Pay\u200Broll", "U+200B (zero-width space). The site leaves", "warning"],
  ["a joiner of Latin letters", "Pay\u200Droll", "U+200D (zero-width joiner)", "warning"],
  ["what is no character", "Pay\uFFFEroll", "U+FFFE. The site leaves", "warning"],
  [
    "words that turn",
    "Pay \u202E54\u202C now",
    "U+202E (right-to-left override), U+202C.",
    "error",
  ],
];
const inTexts = [...TEXTS, ...CHARACTERS].map(
  ([defect = "", markdown = "", says = "", severity]): Defect => ({
    defect,
    plant: inArticle(markdown),
    file: ARTICLE,
    says,
    severity: severity as Severity | undefined,
  }),
);

/** Each row: a file (and the file that is reported, if another), the line of a field in it, and the reported place. */
const inFields = rows(`
a field is misspelt | ${REGION} | leed: A | line 1 | error | Unrecognized key: "leed". Did you mean "lead"?
a letter that share images lack | ${ARTICLE} | title: Pay 賃金 and more of it | title | warning | cannot show "賃"
a list has too few entries | ${SERVICE} | points: [One, Two] | points | error | at least 3 entries, but the list has 2
a place lies outside of its map | ${REGION} | longitude: -170 | presence.places[0].longitude | error | lies outside the map
a map is upside down | ${REGION} | map: { west: 80, south: 6, east: 70, north: 27 } | map | error | the lower edge below the upper one
a field has a soft hyphen | ${REGION} | lead: Pay\u00ADroll | lead | warning | U+00AD (soft hyphen)
a field holds the escape of a sign | ${REGION} | lead: "Pay\\u0007roll" | line | error | The value holds U+0007, which
a value begins with a sign of YAML | ${REGION} | lead: !Important words | line | error | begins with the sign "!"
a field has HTML | ${REGION} | lead: A <b>bold</b> word | lead | warning | Visitors would see <b>
a field turns | ${REGION} | lead: ₹\u2067100\u2069 a day | lead | error | stored in another order than you see: they hold U+2067, U+2069.
a job closes before it opens | ${JOB} | postedDate: 2020-02-01\\nclosingDate: 2020-01-01 | closingDate | error | closes before it was posted
a case stands under no tab (B23) | ${CASE_STUDY} | industry: Nowhere | industry | error | but this is "Nowhere"
a job is closed (B3) | ${JOB} | postedDate: 2020-01-01\\nclosingDate: 2020-02-01 | closingDate | warning | closed on 2020-02-01
a job's pay is said in two ways | ${JOB} | pay: { text: A stipend, amount: { from: 12345, per: month } } | pay.text | error | The amount says 12345, but the text does not
a job's pay ends below its beginning | ${JOB} | pay: { text: "₹20 to ₹10 a day", amount: { from: 20, to: 10, per: day } } | pay.amount.to | error | at least what from says
a step of a case takes no time | ${CASE_STUDY} | order: 2\\ncourse: [{ when: A, from: 2, to: 2 }] | course[0].to | error | more than \`from\`
a ring lies beside its table | ${CASE_STUDY} | order: 2\\nsheet: { title: A, page: A, origin: A, table: { columns: [A, B], rows: [[a, b]] }, pen: { text: A, row: 1, column: 9 } } | sheet.pen | error | a cell of the table, or neither
a ring names no row | ${CASE_STUDY} | order: 2\\nsheet: { title: A, page: A, origin: A, table: { columns: [A, B], rows: [[a, b]] }, pen: { text: A, column: 2 } } | sheet.pen | error | a cell of the table, or neither
a ring lies on the name of a row | ${CASE_STUDY} | order: 2\\nsheet: { title: A, page: A, origin: A, table: { columns: [A, B], rows: [[a, b]] }, pen: { text: A, row: 1, column: 1 } } | sheet.pen.column | error | at least 2
a timeline runs backwards | ${SERVICE} | order: 4\\nexhibit: { kind: timeline, heading: A, start: 0, end: 9, every: 1, points: [{ at: 4, label: A, text: A }, { at: 0, label: B, text: B }] } | exhibit.points | error | put them in the order of the axis
more strokes are heavy than there are | ${SECTOR} | order: 4\\nexhibit: { kind: strokes, reads: A, shows: A, of: 10, rows: [{ label: A, heavy: 11 }, { label: B, heavy: 1 }] } | exhibit.rows | error | at most as many heavy strokes
the steps of an engagement run backwards | ${SERVICE} | from: 9 | engagement.items | error | put them in order
the payments cover more steps than there are | ${SERVICE} | weeks: 16\\n  fees: [{ text: A, steps: 4 }, { text: B, steps: 4 }] | engagement.fees | error | more steps than there are
a job's pay is in no currency | ${JOB} | pay: { text: "£10 a day", amount: { from: 10, per: day, currency: gbp } } | pay.amount.currency | error | code of a currency, such as INR
a country has another code | ${JOB} | place: { locality: Leeds, country: UK, workplace: hybrid } | place.country | error | Expected GB for United Kingdom
the featured article does not exist | pages/blogs.yaml | postId: 777 | featured.postId | error | no published article with the number 777
the featured labels differ (A5) | pages/blogs.yaml | dateLabel: January 1, 1999 | featured.dateLabel | warning | label differs from the post
a category's feed takes the address of the feed of rules | pages/blogs.yaml | categories: [Law, Legal] | categories[0] | error | The feed of rules stands at /feed/law.xml
the law was checked on a day to come | ${ARTICLE} | reviewedOn: 2999-01-01 | reviewedOn | error | lies in the future
a field has a link that runs a script | ${ARTICLE} | excerpt: See [Pay](JavaScript:alert(1)) | excerpt | error | The address JavaScript:alert(1))
a legal text's version is not in its list | pages/terms.md | version: 77 | version | error | with the present version, its date
a category's section does not name it (A9) | blog/categories/legal.md | heading: How we work | heading | error | Expected a heading that names "Legal"
a label lost its gap | labels.yaml | readTime: A minute | articles.readTime | error | Expected {count}, but
a label's gap is misspelt | labels.yaml | brand: "{nmae}" | frame.brand | error | this has {nmae}
a label counts without its number | labels.yaml | other: Many results | siteSearch.found.other | error | Expected {count}, {query}, but
a logo has no form for dark grounds (B23) | site.yaml | name: A\\nlogo: { file: logo.svg } | logo | warning | The footer is dark
a colour is too dark (B23) | site.yaml | name: A\\ncolours: { ochre: "#7a5a10" } | colours.ochre | error | The nearest ochre that passes
a colour is written by its name (B23) | site.yaml | name: A\\ncolours: { ink: navy } | colours.ink | error | a colour such as "#12393f"
a colour has no known role (B23) | site.yaml | name: A\\ncolours: { oker: "#e3b75a" } | colours | error | "oker". Known are: ink
a removed article's number is used again | redirects.yaml → ${ARTICLE} | from: /blog/0, to: /blogs } | The number 0 | error | belonged to an article that was taken away
a menu leads nowhere | navigation.yaml | to: /blog | header[0].to | error | /blog is no page of this site
a menu names a place that is not there | navigation.yaml | to: /#service | header[0].to | error | no place called #service
a menu leads to a draft (B23) | services/legal-services.yaml → navigation.yaml | order: 2\\ndraft: true | header[1].links[2].to | error | is a draft
a scope entry leads nowhere | services/hr-advisory.yaml | page: /services/hr-advisory/none | scope.items[0].page | error | is no page of this site
a statement of law was not checked for ninety days | law/rules.yaml | checked: { on: 2026-01-05 } | rules[0].checked.on | note | last checked on 5 January 2026
`).map(([defect = "", files = "", line = "", location, severity, says = ""]): Defect => {
  const [edited = "", named] = files.split(" → ");
  const [, name = ""] = /^(\w+):/.exec(line)!;
  const field = new RegExp(`\\b${name === "leed" ? "lead" : name}:(?: .*|(?:\n {2}- .*)+)`);
  return {
    defect,
    plant: (content) => content.edit(edited, field, line),
    file: named ?? edited,
    location,
    severity: severity as Severity,
    says,
  };
});

/** Each row: a redirect's mistake, the list, the reported place, the finding. */
const inRedirects = rows(`
stands in front of a page      | /team > /              | [0].from | /team is an address of this site
stands in front of a feed      | /feed.xml > /team      | [0].from | /feed.xml is an address of this site
stands in front of a file      | /favicon.ico > /team   | [0].from | /favicon.ico is an address of this site
stands in the list twice       | /a > /team, /a > /     | [1].from | /a stands in the list twice
never answers: a slash         | /old-team/ > /team     | [0].from | Nobody would be led on from /old-team/
never answers: a file's ending | /old-team.html > /team | [0].from | Nobody would be led on from /old-team.html
goes in a circle with another  | /a > /b?c, /b > /a#x   | [1].to   | /b and /a lead to each other
leads to itself                | /a > /a                | [0].to   | /a leads to itself
leads to a heading of itself   | /a > /a#x              | [0].to   | /a leads to itself
leads to another               | /a > /b#x, /b > /team  | [0].to   | /b has moved itself
leads nowhere                  | /a > /nope             | [0].to   | /nope is no page of this site
leads out by dots              | /a > /../README.md     | [0].to   | is no page of this site
`).map(([does, list = "", place, says = ""]): Defect => {
  const redirects = list.split(", ").map((redirect) => {
    const [from, to] = redirect.split(" > ");
    return { from, to };
  });
  return {
    defect: `a redirect ${does}`,
    plant: (content) => content.write("redirects.yaml", JSON.stringify({ redirects })),
    file: "redirects.yaml",
    location: `redirects${place}`,
    says,
  };
});

/** File contents by the names of the next table; other names are the content itself. */
const HELD: Record<string, string | undefined> = {
  article: article(),
  "an article without text": article("", ""),
  "an article changed in 2020": article("updated: 2020-01-01\n"),
  "a free page": `---\ntitle: T\ndescription: ${"Words of a page. ".repeat(5)}\n---\nText.\n`,
  "a checklist": readText(CHECKLIST),
  "a photograph": "\u00FF\u00D8\u00FF\u00E0",
  nothing: undefined,
};
/** Added, removed or wrong files: their content, and the finding. */
const inFiles = rows(`
the fields are broken YAML | clients.yaml | clients:\\n  - name: [broken\\n | error | The fields cannot be read
a Markdown file has no fields | ${TOPIC_PAGE} | ## Only text | error | three dashes
a file that the site needs is gone | claims.yaml | nothing | error | missing
nothing reads a file | blog/777-new.mdx | article | error | Nothing on the site reads this file
a word of the search stands alone | search-words.yaml | same: [[pay]] | error | One word alone means nothing else
a page of the search has no slash | search-words.yaml | pages: [{ to: team, words: [people] }] | error | starts with one slash
a free page takes another page's address (B23) | pages/free/team.md | a free page | error | /team belongs to another page
a file's name cannot stand in an address | pages/free/HR Meetup 2027.md | a free page | error | for example to hr-meetup-2027.md
a checklist takes another page's address | law/checklists/calculators.yaml | a checklist | error | /resources/calculators belongs to another page
an article has no number | blog/a-new-article.md | article | error | permanent number
an article has the not-found page's number | blog/404-lost.md | article | error | kept for the not-found page
an article has another's number | blog/00-zzz.md | article | error | already belongs to content/${ARTICLE}
an article was changed before it appeared | ${NEW} | an article changed in 2020 | error | before the article's own date
an article has no text of its own | ${NEW} | an article without text | warning | no text of its own
a picture has a name that breaks addresses | pictures/Asha Rao.JPG | a photograph | error | Rename the file to asha-rao.jpg
a file for download is of another kind | downloads/setup.exe | MZ | error | of a kind that cannot be used here
`).map(([defect = "", file = "", held = "", severity, says = ""]): Defect => {
  const text = held in HELD ? HELD[held] : held;
  return {
    defect,
    plant: (content) => (text === undefined ? content.remove(file) : content.add(file, text)),
    file,
    says,
    severity: severity as Severity,
  };
});

const changeLaw = (content: Copy, topic: string) =>
  content.edit(
    "law/rules.yaml",
    /^rules:\n/m,
    `$&  - { id: new-law, date: 2025-11-21, topics: [${topic}], title: New law, says: New., instruments: [{ in: ${instruments()[0]!.id} }], checked: { on: ${today()} }, subject: ${lawSubjects()[0]!.id}, status: in force, reach: [{ who: Everybody }] }\n`,
  );
const reviewed = (content: Copy, day: string) => {
  changeLaw(content, "labour-law");
  for (const line of ["tags: [labour-law]", "date: 2025-01-02", `reviewedOn: ${day}`])
    content.edit(ARTICLE, new RegExp(`^${line.split(":")[0]}: .*`, "m"), line);
};

/** Defects that take more than one line of a file. */
const elsewhere: Defect[] = [
  {
    defect: "a published page is gone without a redirect (B13)",
    plant: (content) => content.remove(JOB),
    file: "redirects.yaml",
    says: `/work-with-us/${nameOf(JOB)} was published once`,
  },
  {
    defect: "a link leads to a draft",
    plant: (content) => {
      content.write(NEW, article("draft: true\n"));
      return inArticle(`See [the next one](/blog/${FREE_NUMBER}).`)(content);
    },
    file: ARTICLE,
    says: "is a draft",
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
  ...["| 1 | `2|3` |", "Words below."].map((row, index): Defect => ({
    defect: `a row of a table is cut or none: ${row}`,
    plant: (content) => {
      inArticle(`| A | B |\n| - | - |\n| 1 | 2 |\n${row}`)(content);
      return lineOf(content, ARTICLE, row);
    },
    file: ARTICLE,
    says: ["This row has 3 cells, the head 2", "is read as a row of the table"][index]!,
  })),
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
    defect: "a change in law has a topic that no article carries (B6)",
    plant: (content) => changeLaw(content, "benifits"),
    severity: "warning",
    file: "law/rules.yaml",
    says: 'No article carries the tag "benifits"',
  },
  {
    defect: "an article is older than a change in its law (B6)",
    plant: (content) => reviewed(content, "2025-11-20"),
    severity: "note",
    file: ARTICLE,
    location: "reviewedOn",
    says: "New law (21 November 2025)",
  },
  {
    defect: "a page rests on a statement of law that was checked after it",
    plant: (content) => {
      changeLaw(content, "labour-law");
      const law = article("lawRules: [new-law]\nreviewedOn: 2025-12-01\n");
      content.write(NEW, law.replace(/^date: .*/m, "date: 2025-11-30"));
    },
    severity: "note",
    file: NEW,
    location: "reviewedOn",
    says: "rest on entries that were checked later: New law",
  },
];

test.each([...inTexts, ...inFields, ...inRedirects, ...inFiles, ...elsewhere])(
  "finds: $defect",
  ({ plant, file, location, says, severity = "error" }) => {
    const line = plant(contentCopy());
    const remarks = remarksOn(file, line ?? location ?? "");
    expect(remarks.filter(({ text }) => text.includes(says))).toEqual([
      { severity, text: expect.anything() },
    ]);
  },
);

test("an article reviewed after the change is not mentioned (B6)", () => {
  reviewed(contentCopy(), today());
  expect(remarksOn(ARTICLE, "reviewedOn")).toEqual([]);
});
