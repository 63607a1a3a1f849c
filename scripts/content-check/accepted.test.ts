/** Valid content, files and leftovers: the check must not report them. */
import { expect, test } from "vitest";
import {
  article,
  contentCopy,
  FREE_NUMBER,
  JOB,
} from "#app/collections/test-content.test-helper.ts";
import { checkContent } from "./check.ts";
import type { Copy } from "./planted-defects.test-helper.ts";

const body = (text: string) => (content: Copy) =>
  content.write(`blog/${FREE_NUMBER}-a-new-article.md`, article("", `## The rule\n\n${text}\n`));
const field = (file: string, search: RegExp, line: string) => (content: Copy) =>
  content.edit(file, search, line);
const pay = (text: string, amount: string) =>
  field(JOB, /^pay:.*/m, `pay: { text: "${text}", amount: { ${amount} } }`);
const office = (city: string, rest: string) => (content: Copy) => {
  const address = `{ street: 12 Queens Road, city: ${city}, ${rest} }`;
  content.edit(
    "site.yaml",
    /$/,
    `offices: [{ name: Our office in ${city}, address: ${address} }]\n`,
  );
};

test.for<[given: string, (content: Copy) => void]>([
  ["ranges with a tilde", body("Advocates charge 5~7 lakh for a suit and 8~9 lakh for an appeal.")],
  [
    "reference links, and brackets of a court",
    body(
      "Read [Notice Pay][np] and [the list][]. It said “[the wages][Emphasis supplied]”.\n\n[np]: /team\n[the list]: /blogs",
    ),
  ],
  [
    "what follows bold words, links and brackets",
    body(
      "**EPF**-covered and [EPFO](/team)-registered, the `#`-sign, *#MeToo*, [Privacy](/privacy)·[Terms](/terms).\n" +
        "It says [sic] ([in force](/team)). CO**2**e, H*2*O, the 15**th**. 2024 INSC 12 [SC][LB]. [Women’s helpline](tel:181)",
    ),
  ],
  [
    "signs of programs, an open box, gaps of others, and lines that begin with a dash",
    body(
      "Experience with C++, Java and C++ Builder; x==1 and y==2; 10~15~20 days; {{name}} in mail merges.\n\n" +
        "Tick [_]. A letter that says TBD is no offer, and TBC Bank writes TODO lists.\n\n– Asha Rao,\n– Bangalore",
    ),
  ],
  [
    "a mail to whom one likes, hosts without a dot",
    body(
      "[a](mailto:?subject=Notice) [b](mailto:asha@m%C3%BCnchen.de) [c](https://[2001:db8::1]/x) [d](https://intranet/)",
    ),
  ],
  [
    "a table where Windows ends lines",
    (content) =>
      body("| Rule | Pipe |\n| --- | --- |\n| a | b |\n".replaceAll("\n", "\r\n"))(content),
  ],
  ["a table with a pipe in a cell", body("| Rule | Pipe |\n| --- | --- |\n| a \\| b | two |")],
  [
    "links to headings, sectors, people, the form, feeds, queries, rules, duties and calculations",
    body(
      "[a](#part-the-rule) [b](/business-sectors#retail) [c](/team#meera-krishnan) [d](/work-with-us#job-application-form)\n" +
        "[e](/feed.xml) [f](/feed/legal.xml) [g](/blogs?topic=legal) [h](mailto:a@b.in)\n" +
        "[i](/resources/what-is-in-force#labour-codes) [j](/resources/compliance-calendar#epf)\n" +
        "[k](/resources/calculators/gratuity#wages=50000&years=6)",
    ),
  ],
  ["an office in Hong Kong", office("Hong Kong", "country: Hong Kong, countryCode: HK")],
  [
    "an office in Singapore",
    office("Singapore", 'postcode: "018956", country: Singapore, countryCode: SG'),
  ],
  ["a job from home", field(JOB, /workplace: [\w-]+/, "workplace: remote")],
  [
    "a job in Singapore",
    field(JOB, /^place:.*/m, "place: { locality: Singapore, country: SG, workplace: hybrid }"),
  ],
  ["pay in pounds", pay("£250,000 a year", "from: 250000, per: year, currency: GBP")],
  ["pay as Swiss write it", pay("CHF 120’000 a year", "from: 120000, per: year, currency: CHF")],
  ["pay as Germans write it", pay("€4.500 a month", "from: 4500, per: month, currency: EUR")],
  ["pay in lakh", pay("₹5 to 8.5 lakh a year", "from: 500000, to: 850000, per: year")],
  ["pay in Hindi digits", pay("₹२०,००० a month", "from: 20000, per: month")],
  ["pay with a comma before cents", pay("€15,50 an hour", "from: 15.5, per: hour, currency: EUR")],
  ["pay with a fraction", pay("BD 12.500 a day", "from: 12.5, per: day, currency: BHD")],
  // Leftovers of macOS, Word, Windows, Vim, a partial write, Emacs, a browser's download, and git.
  ...(
    "blog/._00-a.md downloads/~$policy.docx pictures/Thumbs.db pictures/desktop.ini blog/00-a.md.swp blog/00-a.md.1-0.draft " +
    "team/#asha.yaml# pictures/a.jpg.crdownload blog/.trash/a.md"
  )
    .split(" ")
    .map((file): [string, (content: Copy) => void] => [file, ({ add }) => add(file, "\0\x05")]),
])("%s", ([, plant]) => {
  const content = contentCopy();
  const before = checkContent().findings;
  plant(content);
  expect(
    checkContent().findings.filter(
      (finding) => !before.some((known) => known.message === finding.message),
    ),
  ).toEqual([]);
});
