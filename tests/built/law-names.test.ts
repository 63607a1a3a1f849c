/**
 * What the finder of old names promises: each look-up with the entry that it shows first. They are promises about this
 * firm's list (`content/law/names.yaml`), asked in the long set as the samples are; how a search compares is asked beside the function.
 */
import { describe, expect, test } from "vitest";
import { siteIndex } from "#app/collections/search.server.ts";
import { namePath, termId, termPath } from "#app/law/addresses.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { siteSearch } from "#app/lib/site-search.ts";
import { link } from "#app/lib/site-url.ts";
import { isDelivered } from "../delivered-content.ts";

const { names, glossary } = lawNames();
const search = siteSearch(siteIndex());
const ids = new Map([
  ...names.map((name) => [link(namePath(name)), name.id] as const),
  ...glossary.map((term) => [link(termPath(term)), termId(term)] as const),
]);
/** The names that a search finds, and whether all words of the query are in them. */
function find(query: string) {
  const { hits, isPartial } = search(query);
  return { found: hits.flatMap(({ href }) => ids.get(href) ?? []), exact: !isPartial };
}

/** A look-up in each line, with the entry that comes first ("-" for none); those that are names are asked below. */
const LOOK_UPS = `
16 A | form-16a
27 D | form-27d
194 | section-194c
194J | section-194c
195 | section-195
197 | section-197
201 | section-201
16(ia) | section-16ia
10(10) | section-10-10
10(13A) | section-10-13a
36(1)(va) | section-36-1-va
80CCD(1B) | section-80ccd
Income Tax Rules, 1962 | income-tax-rules-1962
Form F | gratuity-rules-1972
Form 2 | -
section 4 | -
section 25N | section-25n
F&F | term-f-f
s. 25-F | section-25f
u/s 25F | section-25f
25-F ID Act | section-25f
25F of the Industrial Disputes Act | section-25f
25 G | section-25g
2(oo) | section-2-oo
u/s 192 | section-192
192(1) of the IT Act | section-192
TDS certificate | form-16a
Form No. 16 | form-16
F16 | form-16
form no 24Q | form-24q
24-q | form-24q
10 E | form-10e
3 CD | form-3cd
26 QB | form-26qb
115BAC(1A) | section-115bac
45 day rule | section-43bh
AY 2026-27 | assessment-year
chapter 5B | chapter-vb
14B of the EPF Act | section-14b
contract labor act | clra
gratutiy act | gratuity-act
gratuity | gratuity-act
Gratuity Act 1973 | gratuity-act
Mines Act | mines-act
Plantation Labour Act | plantations-act
Cine Workers Welfare Fund | cine-fund-act
Form XIII | section-25f
rule 215 | rule-31
Form 130 | form-16
section 70 of the Industrial Relations Code | section-25f
POSH | term-posh
LWF | term-lwf
EPS | eps-1995
OSH Code | term-osh-code
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string]);

describe.runIf(names.length > 0)("the finder", () => {
  test.each(isDelivered ? LOOK_UPS : [])("%s → %s (B21)", (query, id) => {
    const [first = "-"] = find(query).found;
    expect(first).toBe(id);
  });

  const namesOf = ({ old, typed }: (typeof names)[number]) => [...old, ...typed];

  test.each(names)("$id comes first by each of its names (B21)", (entry) => {
    for (const name of namesOf(entry)) {
      const called = names
        .filter((other) => namesOf(other).includes(name))
        .map(({ id }) => id)
        .sort();
      const { found, exact } = find(name);
      const first = found.slice(0, called.length);
      expect({ name, exact, first: first.sort() }).toEqual({ name, exact: true, first: called });
    }
  });
});
