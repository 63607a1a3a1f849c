/**
 * What the finder of old names promises: each look-up with the entry that it shows first. They are promises about this
 * firm's list (`content/law/names.yaml`); how a search compares is asked beside the function.
 */
import { describe, expect, test } from "vitest";
import { lawNames } from "#app/collections/law-names.server.ts";
import { nameEntry, termEntry } from "#app/pages/resources/law-entries.server.ts";
import { searched } from "#app/sections/name-finder/name-finder.tsx";
import { findNames } from "#app/sections/name-finder/name-search.ts";

const { names, glossary } = lawNames();
const entries = searched([...names.map(nameEntry), ...glossary.map(termEntry)]);

/** A look-up in each line, with the id of the entry that comes first; "-" for none. */
const LOOK_UPS = `
16 A | form-16a
27 D | form-27d
IT Act | income-tax-act-1961
193 | section-194c
194 | section-194c
194J | section-194c
195 | section-195
197 | section-197
201 | section-201
206C | section-206c
section 203 | section-203
section 200 | section-200
87A | section-87a
section 89 | section-89
16(ia) | section-16ia
10(10) | section-10-10
10(13A) | section-10-13a
HRA | section-10-13a
36(1)(va) | section-36-1-va
44AB | section-44ab
80D | section-80d
80CCD(1B) | section-80ccd
Form 12B | form-12b
Form 16C | form-16b
10F | form-10f
Income Tax Rules, 1962 | income-tax-rules-1962
rule 30 | rule-30
rule 31A | rule-31a
Form F | -
Form I | -
Form 2 | -
Form A | -
section 4 | -
section 25N | -
F&F | term-f-f
section 2(s) | section-2-s
workman | section-2-s
s. 25-F | section-25f
u/s 25F | section-25f
25-F ID Act | section-25f
25F of the Industrial Disputes Act | section-25f
25FF | section-25ff
25 G | section-25g
2(oo) | section-2-oo
u/s 192 | section-192
192(1) of the IT Act | section-192
salary TDS | section-192
TDS certificate | form-16
Form No. 16 | form-16
Form 16 Part B | form-16
F16 | form-16
form no 24Q | form-24q
24-q | form-24q
10 E | form-10e
3 CD | form-3cd
26 QB | form-26qb
Form 26QD | form-26qb
AIS | form-26as
115BAC(1A) | section-115bac
43B(h) | section-43bh
45 day rule | section-43bh
ITA 1961 | income-tax-act-1961
AY 2026-27 | assessment-year
financial year | assessment-year
chapter 5B | chapter-vb
Chapter V-B | chapter-vb
EPF & MP Act | epf-act
14B of the EPF Act | section-14b
EPS 1995 | eps-1995
EDLI 1976 | edli-1976
ESIC Act | esi-act
Factory Act | factories-act
Maternity Benefits Act | maternity-act
contract labor act | clra
gratutiy act | gratuity-act
gratuity | gratuity-act
Gratuity Act 1973 | gratuity-act
IESO Act | standing-orders-act
TU Act | trade-unions-act
EC Act | employees-compensation-act
WC Act | employees-compensation-act
MB Act | maternity-act
MW Act | minimum-wages-act
PW Act | wages-act
PB Act | bonus-act
ISMW | migrant-workmen-act
BOCW Act | bocw-act
BOCW Cess Act | bocw-cess-act
Mines Act | mines-act
Plantation Labour Act | plantations-act
Cine Workers Welfare Fund | cine-fund-act
Form XIII | section-25f
Form IV | gratuity-act
section 53 | gratuity-act
rule 215 | rule-31
Form 130 | form-16
section 70 of the Industrial Relations Code | section-25f
POSH | term-posh
LWF | term-lwf
EPS | term-eps
OSH Code | term-osh-code
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string]);

describe.runIf(names.length > 0)("the finder", () => {
  test.each(LOOK_UPS)("%s → %s (B21)", (query, id) => {
    expect(findNames(entries, query).found[0]?.entry.id ?? "-").toBe(id);
  });

  test.each(names)("$id is found by each of its names (B21)", ({ id, old, typed }) => {
    for (const name of [...old, ...typed]) {
      const { found, exact } = findNames(entries, name);
      expect({ name, exact, found: found.map(({ entry }) => entry.id) }).toMatchObject({
        exact: true,
        found: expect.arrayContaining([id]),
      });
    }
  });
});
