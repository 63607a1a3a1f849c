import {
  contrastProblems,
  DEFAULT_COLOURS,
  inKey,
  isHexColour,
  type ColourRole,
  type Colours,
} from "#app/art/palette.ts";
import { Refusal } from "../scripts/changes/refusal.ts";
import { readEntry, writeEntry } from "./entry-files.ts";

/** The roles that follow the firm's main colour; the others are a series of their own. */
const FOLLOWING: ColourRole[] = ["ink", "quiet", "haze", "pale", "mist", "deep"];

/** How often a colour is brought nearer to one that can be read. */
const ROUNDS = 24;

/** Makes the colours of some roles lighter or darker until all that stands on them, or they on, can be read. */
export function readable(chosen: Partial<Colours>, roles: ColourRole[]): Partial<Colours> {
  const own = { ...chosen };
  for (let round = 0; round < ROUNDS; round += 1) {
    const problems = contrastProblems({ ...DEFAULT_COLOURS, ...own }, roles);
    const problem = problems.find(({ role }) => roles.includes(role));
    const [, better] = /passes is "(#\w+)"/.exec(problem?.message ?? "") ?? [];
    if (!problem || !better) break;
    own[problem.role] = better;
  }
  return own;
}

/**
 * Every colour of the site, made from one, each as light or dark as it must be to be read.
 * @param main as `#rrggbb`
 */
export function coloursFrom(main: string): Partial<Colours> {
  const { deep } = DEFAULT_COLOURS;
  const own = FOLLOWING.map((role) => [role, inKey(DEFAULT_COLOURS[role], deep, main)]);
  return readable(Object.fromEntries(own), FOLLOWING);
}

/** Gives the site the colours that go with one. @throws Refusal */
export function applyMainColour(colour: string): void {
  if (!isHexColour(colour)) throw new Refusal(`${colour} is no colour.`);
  const entry = readEntry("site.yaml");
  const before = entry.values.colours ?? {};
  writeEntry("site.yaml", {
    values: { ...entry.values, colours: { ...before, ...coloursFrom(colour) } },
  });
}
