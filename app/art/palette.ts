import { clampChroma, converter, formatHex, parse, wcagContrast } from "culori";

/** The colours of the site by role, as hexadecimal colours: those of `tokens.css` and of the drawings. */
export const DEFAULT_COLOURS = {
  ink: "#0b2024",
  quiet: "#3a5054",
  paper: "#ffffff",
  haze: "#f3f7f6",
  pale: "#e4ecea",
  mist: "#a9c0bc",
  deep: "#12393f",
  action: "#f4b223",
  bloom: "#a3aed3",
  ochre: "#e3b75a",
  laterite: "#ce8468",
  leaf: "#9cb38e",
};

export type ColourRole = keyof typeof DEFAULT_COLOURS;
export type Colours = Record<ColourRole, string>;

const oklch = converter("oklch");

/**
 * Transfers a colour to another background: its hue and strength relate to `to` as those of `colour` relate to `from`.
 * @param colour for example the line on a background
 * @param from the background that it was made for
 * @param to the new background
 */
export function inKey(colour: string, from: string, to: string): string {
  if (from === to) return colour;
  const [own, old, wanted] = [oklch(colour)!, oklch(from)!, oklch(to)!];
  const h = (own.h ?? 0) + (wanted.h ?? 0) - (old.h ?? 0);
  const c = old.c === 0 ? 0 : own.c * Math.min(1.5, wanted.c / old.c);
  return formatHex(clampChroma({ ...own, c, h }, "oklch"));
}

/** Which colour stands on which, and the least contrast between them: that of WCAG 2.2, and more for running text. */
const PAIRS: readonly (readonly [over: ColourRole, under: ColourRole, ratio: number])[] = [
  ...(["paper", "haze", "pale"] as const).flatMap((under) => [
    ["ink", under, 7] as const,
    ["quiet", under, 7] as const,
  ]),
  ...(["mist", "bloom", "ochre", "laterite", "leaf", "action"] as const).map(
    (under) => ["ink", under, 4.5] as const,
  ),
  ["paper", "deep", 4.5],
  ["pale", "deep", 4.5],
  ["paper", "ink", 4.5],
  ["pale", "ink", 4.5],
  // The focus ring.
  ["action", "deep", 3],
  ["action", "ink", 3],
];

/** The nearest colour, lighter or darker, with enough contrast to every partner of a role, if there is one. */
function nearest(role: ColourRole, colours: Colours): string | undefined {
  const start = oklch(colours[role])!;
  const pairs = PAIRS.filter(([over, under]) => over === role || under === role);
  for (let step = 0; step <= 1; step += 0.002) {
    for (const l of [start.l - step, start.l + step]) {
      if (l < 0 || l > 1) continue;
      const found = formatHex(clampChroma({ ...start, l }, "oklch"));
      const passes = ([over, under, ratio]: (typeof PAIRS)[number]) =>
        wcagContrast(found, colours[over === role ? under : over]) >= ratio;
      if (pairs.every(passes)) return found;
    }
  }
  return undefined;
}

/**
 * Finds roles whose contrast to a partner is too low; each role is reported once.
 * @param chosen the roles whose colours the firm chose: one of them has to change
 * @returns each with the nearest colour that passes; undefined where none does
 */
export function contrastProblems(colours: Colours, chosen: readonly ColourRole[]) {
  const found = PAIRS.flatMap(([over, under, ratio]) => {
    const contrast = wcagContrast(colours[over], colours[under]);
    if (contrast >= ratio) return [];
    // If the firm chose both, the background has to change: the text stands on other backgrounds too.
    const role = chosen.includes(under) ? under : over;
    const message =
      `${over} ${colours[over]} on ${under} ${colours[under]} has a contrast of ` +
      `${(Math.floor(contrast * 100) / 100).toFixed(2)} to 1, and ${ratio} to 1 is needed.`;
    return [{ role, message }];
  });
  return [...Map.groupBy(found, ({ role }) => role)].map(([role, [first]]) => {
    const better = nearest(role, colours);
    const mend = better
      ? `The nearest ${role} that passes is "${better}".`
      : `No ${role} passes beside all that it stands with: choose others of them.`;
    return { role, message: first!.message, mend, better };
  });
}

/** Whether a text is a hexadecimal colour that culori knows: the only format that every output of the site takes. */
export const isHexColour = (text: string): boolean =>
  /^#[0-9a-f]{6}$/i.test(text) && parse(text) !== undefined;

/** The tokens of `tokens.css` that follow from a role, each with its default colour. */
const DERIVED: Partial<Record<ColourRole, Record<string, string>>> = {
  ink: { "--ink-hover": "#1c4a51", "--field": "#5e7276", "--on-ink": "#d6e1df" },
  deep: { "--on-deep": "#e3edeb" },
  action: { "--marigold-d": "#e09e0a" },
  mist: { "--pen-mist": "#1d4a50" },
  bloom: { "--pen-bloom": "#2e376f" },
  ochre: { "--pen-ochre": "#6e4a06" },
  laterite: { "--pen-laterite": "#5e2211" },
  leaf: { "--pen-leaf": "#2a4019" },
};
const TOKENS: Partial<Record<ColourRole, string>> = {
  quiet: "--ink-2",
  paper: "--white",
  action: "--marigold",
};

/** The custom properties that differ from `tokens.css`, as a style sheet; empty where none does. */
export function paletteStyles(colours: Colours): string {
  const changed = (Object.keys(DEFAULT_COLOURS) as ColourRole[]).filter(
    (role) => colours[role].toLowerCase() !== DEFAULT_COLOURS[role],
  );
  const rules = changed.flatMap((role) => [
    `${TOKENS[role] ?? `--${role}`}:${colours[role]}`,
    ...Object.entries(DERIVED[role] ?? {}).map(
      ([token, colour]) => `${token}:${inKey(colour, DEFAULT_COLOURS[role], colours[role])}`,
    ),
    ...(role === "ink" ? [`--line:${colours.ink}33`, `--line-soft:${colours.ink}1a`] : []),
    ...(role === "paper" ? [`--line-d:${colours.paper}3d`] : []),
  ]);
  return rules.length > 0 ? `:root{${rules.join(";")}}` : "";
}
