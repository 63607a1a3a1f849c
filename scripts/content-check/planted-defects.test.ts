/** Every defect of one file that the check knows, planted: the report names its place and says what is wrong. */
import { filesIn, readText } from "#app/collections/reader/content-file.server.ts";
import { ARTICLE, article, FREE_NUMBER, JOB } from "#app/collections/test-content.test-helper.ts";
import type { Severity } from "./finding.ts";
import { findsEach, inArticle, TOPIC_PAGE, type Defect } from "./planted-defects.test-helper.ts";

const NEW = `blog/${FREE_NUMBER}-a-new-article.md`;
const [number = ""] = /\d+/.exec(ARTICLE) ?? [];
const [REGION = ""] = filesIn("regions", ".yaml");
/** Another firm has none. */
const CHECKLISTS = filesIn("law/checklists", ".yaml").slice(0, 1);
/** What a photograph begins with. */
const JPEG = "\u00FF\u00D8\u00FF\u00E0";
const SUMMARY = "One summary for two pages, and long enough for search engines to show all of it.";
const FREE_PAGE = `---\ntitle: T\ndescription: ${SUMMARY}\n---\nText.\n`;

/** The cells of a table, a row each. */
const rows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" | ").map((cell) => cell.trim().replaceAll("\\n", "\n")));

/** Markdown in an article, in the place of its first heading, and what is said of that line. */
const TEXTS = rows(String.raw`
a heading belongs to the page            | # The payslip                             | belongs to the page
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
nothing beside struck words              | Pay ~~15~~ now.                           | Nothing stands beside ~~15~~
a note is missing                        | Pay ~~15~~[^update-x] now.                | There is no note [^update-x].
a note without source and day            | [^update-x]: **25** since May.\n\nPay ~~15~~[^update-x]. | The note [^update-x] does not say
HTML would be lost                       | <b>Note</b> this.                         | HTML is not shown: <b>
a link in a text is dead                 | See [our work](/servces/due-diligence).   | /servces/due-diligence is no page of this site
a link names a heading that is not there | See [below](#nowhere).                    | no place called #nowhere
a link has no slash in front             | See [the team](team).                     | leads nowhere
a link runs a script                     | [Pay](javascript:alert(1))                | leads nowhere
a link holds a document                  | [it]: data:text/html,Pay                  | leads nowhere
`);
/** The same of characters that no editor shows. */
const CHARACTERS = [
  ["spaces that make a paragraph a block", "    Then file.", '"Then file." is set as'],
  ["a file in another encoding", "Na\uFFFDve", "not saved as UTF-8"],
];
const inTexts = [...TEXTS, ...CHARACTERS].map(
  ([defect = "", markdown = "", says = ""]): Defect => ({
    defect,
    plant: inArticle(markdown),
    file: ARTICLE,
    says,
  }),
);

/** The line of a field in its file, in the place of the first of that name, and the place that is told. */
const inFields = rows(`
a field is misspelt | ${REGION} | leed: A | line 1 | error | Unrecognized key: "leed". Did you mean "lead"?
a letter that share images lack | ${ARTICLE} | title: Pay 賃金 and more of it | title | warning | cannot show "賃"
a place lies outside of its map | ${REGION} | longitude: -170 | presence.places[0].longitude | error | lies outside the map
a map is upside down | ${REGION} | map: { west: 80, south: 6, east: 70, north: 27 } | map | error | the lower edge below the upper one
a job closes before it opens | ${JOB} | postedDate: 2020-02-01\\nclosingDate: 2020-01-01 | closingDate | error | closes before it was posted
a job is closed (B3) | ${JOB} | postedDate: 2020-01-01\\nclosingDate: 2020-02-01 | closingDate | warning | closed on 2020-02-01
a job's pay is said in two ways | ${JOB} | pay: { text: A stipend, amount: { from: 12345, per: month } } | pay.text | error | The amount says 12,345, but the text does not
the featured article does not exist | pages/blogs.yaml | postId: 777 | featured.postId | error | no published article with the number 777
the featured labels differ (A5) | pages/blogs.yaml | dateLabel: January 1, 1999 | featured.dateLabel | warning | label differs from the post
the law was checked on a day to come | ${ARTICLE} | reviewedOn: 2999-01-01 | reviewedOn | error | lies in the future
a legal text's version is not in its list | pages/terms.md | version: 77 | version | error | with the present version, its date
a category's section does not name it (A9) | blog/categories/legal.md | heading: How we work | heading | error | Expected a heading that names "Legal"
a menu leads nowhere | navigation.yaml | to: /blog | header[0].to | error | /blog is no page of this site
a menu names a place that is not there | navigation.yaml | to: /#service | header[0].to | error | no place called #service
a scope entry leads nowhere | services/hr-advisory.yaml | page: /services/hr-advisory/none | scope.items[0].page | error | is no page of this site
`).map(([defect = "", file = "", line = "", location, severity, says = ""]): Defect => ({
  defect,
  plant: (content) => {
    const [, name = ""] = /^(\w+):/.exec(line)!;
    const field = name === "leed" ? "lead" : name;
    content.edit(file, new RegExp(`\\b${field}: .*`), line);
  },
  file,
  location,
  severity: severity as Severity,
  says,
}));

/** What a redirect does wrong, the list it stands in, the place that is told, and what is said of it. */
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

/** Files that are new, gone or of the wrong kind: what they hold, and what is said of them. */
const inFiles = (
  [
    [
      "the fields are broken YAML",
      "clients.yaml",
      "clients:\n  - name: [broken\n",
      "The fields cannot be read",
    ],
    ["a Markdown file has no fields", TOPIC_PAGE, "## Only text\n", "three dashes"],
    ["a file that the site needs is gone", "claims.yaml", undefined, "missing"],
    ["nothing reads a file", "blog/777-new.mdx", article(), "Nothing on the site reads this file"],
    [
      "a free page takes another page's address (B23)",
      "pages/free/team.md",
      FREE_PAGE,
      "/team belongs to another page",
    ],
    ["an article has no number", "blog/a-new-article.md", article(), "permanent number"],
    [
      "an article has the not-found page's number",
      "blog/404-lost.md",
      article(),
      "kept for the not-found page",
    ],
    [
      "an article has another's number",
      `blog/${number}-zzz.md`,
      article(),
      `already belongs to content/${ARTICLE}`,
    ],
    [
      "an article was changed before it appeared",
      NEW,
      article("updated: 2020-01-01\n"),
      "before the article's own date",
    ],
    ["an article has no text of its own", NEW, article("", ""), "no text of its own", "warning"],
    [
      "a picture has a name that breaks addresses",
      "pictures/Asha Rao.JPG",
      JPEG,
      "Rename the file to asha-rao.jpg",
    ],
    [
      "a file for download is of another kind",
      "downloads/setup.exe",
      "MZ",
      "of a kind that cannot be used here",
    ],
    [
      "no text links to a file for download",
      "downloads/pay.csv",
      "a,b\n",
      "No text links to this file",
      "note",
    ],
    ...CHECKLISTS.map((file) => [
      "a checklist takes another page's address",
      "law/checklists/calculators.yaml",
      readText(file),
      "/resources/calculators belongs to another page",
    ]),
  ] as [string, string, string | undefined, string, Severity?][]
).map(([defect, file, text, says, severity]): Defect => ({
  defect,
  plant: (content) => (text === undefined ? content.remove(file) : content.add(file, text)),
  file,
  says,
  severity,
}));

findsEach([...inTexts, ...inFields, ...inRedirects, ...inFiles]);
