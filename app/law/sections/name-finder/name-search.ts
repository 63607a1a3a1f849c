import { closestWord } from "#app/lib/closest-word.ts";
import { foldedText } from "#app/lib/folded-text.ts";

/** An entry as a search sees it. */
export type Searched = {
  /** Old names, abbreviations included; like the other names, their words are found by their beginnings. */
  old: string[];
  /** Today's name, and what else people type. */
  names: string[];
  /** The names of the Act that it is part of. */
  of: string[];
  /** What else is said of it: found by whole words and whole numbers alone. */
  about: string[];
};

/**
 * A word (its kind is "word"), or a number with what it is the number of: "" where that is not said. The text is ""
 * where somebody has written "form" and no number yet.
 */
type Token = { kind: "word" | "form" | "section" | "rule" | "chapter" | ""; text: string };

const KINDS: Record<string, Token["kind"]> = {
  f: "form",
  s: "section",
  u: "section",
  r: "rule",
  c: "chapter",
};

/** Words that say nothing about which entry is meant. */
const STOP_WORDS = ["and", "for", "in", "no", "of", "on", "or", "the", "to", "under"];

/** What a number may be the number of, with "no." after it: "form no.", "sec.", "u/s". */
const KIND = String.raw`(?:(?<kind>forms?|sections?|secs?|ss?|u\/?s|rules?|chapters?|ch|[fr])[\s.-]*(?:(?:nos?|numbers?)\b[\s.]*)?)?`;
const CLAUSES = String.raw`(?:\s*\([\p{L}\p{N}]{1,4}\))*`;

/**
 * Years, numbers such as 24Q, 25-F or 10(13A), the Roman numbers and single letters of forms and chapters, and words.
 * @param apart whether a space ends a number: "16 A" may be Form 16A, "192 IT Act" is no section 192IT
 */
const partsOf = (apart: boolean): RegExp =>
  new RegExp(
    [
      String.raw`(?<year>(?<![\p{L}\p{N}])(?:19|20)\d\d(?:[-–/]\d\d(?:\d\d)?)?(?![\p{L}\p{N}]))`,
      String.raw`(?<![\p{L}\p{N}])${KIND}(?<number>\d+(?:${apart ? "-?" : String.raw`[\s-]?`}[a-z]{1,4}(?![\p{L}\p{N}]))?${CLAUSES})`,
      String.raw`(?<![\p{L}\p{N}])(?<lettered>forms?|chapters?|ch)[\s.]+(?:nos?\b[\s.]*)?(?<roman>[ivxl]+(?:-?[a-z])?|[a-z])(?![\p{L}\p{N}])`,
      String.raw`(?<word>[\p{L}\p{M}\p{N}]+(?:&[\p{L}\p{N}]+)*)`,
    ].join("|"),
    "gu",
  );
const JOINED = partsOf(false);
const APART = partsOf(true);

function tokensOf(text: string, parts: RegExp): Token[] {
  const tokens: Token[] = [];
  // In "sections 17 and 18" both are sections.
  let kind: Token["kind"] = "";
  for (const { groups = {} } of foldedText(text).replaceAll("'", "").matchAll(parts)) {
    const number = groups.number ?? groups.roman;
    if (number !== undefined) {
      const named = groups.kind ?? groups.lettered;
      if (named) kind = KINDS[named.charAt(0)] ?? "";
      tokens.push({ kind, text: number.replaceAll(/[\s-]/g, "") });
      continue;
    }
    const word = groups.year ?? groups.word ?? "";
    if (STOP_WORDS.includes(word)) continue;
    kind = /^(?:form|section)s?$/.test(word) ? (KINDS[word.charAt(0)] ?? "") : "";
    tokens.push(kind === "" ? { kind: "word", text: word } : { kind, text: "" });
  }
  return tokens;
}

/** Some write 43Bh for 43B(h); 10(1) is not 101. */
const plain = (number: string): string => number.replaceAll(/\((\p{L}+)\)/gu, "$1");

/** Beginnings of fewer letters fit too many words. */
const SHORTEST_BEGINNING = 3;

const isSame = (asked: Token, known: Token): boolean =>
  asked.kind === "word" || known.kind === "word"
    ? asked.kind === known.kind && asked.text === known.text
    : (asked.kind === "" || known.kind === "" || asked.kind === known.kind) &&
      plain(asked.text) === plain(known.text);

/** Whether a number is a subsection of another: 192(1) of 192. Forms have none. */
const isWithin = (part: Token, whole: Token): boolean =>
  whole.kind !== "form" &&
  part.text.startsWith(`${whole.text}(`) &&
  isSame({ ...part, text: whole.text }, whole);

const fitsName = (asked: Token, known: Token): boolean =>
  isSame(asked, known) ||
  (asked.kind === "word"
    ? known.kind === "word" &&
      asked.text.length >= SHORTEST_BEGINNING &&
      known.text.startsWith(asked.text)
    : isWithin(asked, known));

const fitsText = (asked: Token, known: Token): boolean =>
  asked.kind === "word"
    ? asked.text.length >= SHORTEST_BEGINNING && isSame(asked, known)
    : isSame(asked, known) || isWithin(asked, known) || isWithin(known, asked);

/** Whether a number is the beginning of another: 24 of 24Q, but not 19 of 192; none begins all of its kind. */
const beginsNumber = (asked: Token, known: Token): boolean =>
  asked.text === ""
    ? asked.kind === known.kind
    : asked.kind !== "word" &&
      known.text.startsWith(asked.text) &&
      /^[a-z(]/.test(known.text.slice(asked.text.length)) &&
      isSame({ ...known, text: asked.text }, asked);

type Read = { names: Token[][]; of: Token[]; about: Token[] };

const readEntry = ({ old, names, of, about }: Searched): Read => ({
  names: [...old, ...names].map((name) => tokensOf(name, APART)),
  of: of.flatMap((name) => tokensOf(name, APART)),
  // A number that is the number of nothing counts something: days or workers.
  about: about.flatMap((text) => tokensOf(text, APART)).filter(({ kind }) => kind !== ""),
});

const isAll = (asked: Token[], known: Token[]): boolean =>
  known.length === asked.length && asked.every((token, place) => isSame(token, known[place]!));

/** Whether a text is a name, however it is written: "s. 25-F" is "section 25F". */
export const isCalled = (name: string, query: string): boolean =>
  [JOINED, APART].some((parts) => isAll(tokensOf(query, parts), tokensOf(name, APART)));

/** 4 for the very name, 3 for part of one name, 2 for parts of several, 1 with what is said of it; 0 for none. */
function score({ names, of, about }: Read, asked: Token[], fits: typeof fitsName): number {
  const isIn = (known: Token[]) => (token: Token) => known.some((other) => fits(token, other));
  if (names.some((name) => isAll(asked, name))) return 4;
  if (names.some((name) => asked.every(isIn(name)))) return 3;
  const all = names.flat();
  if (asked.every(isIn(all))) return 2;
  const isSaid = (token: Token) =>
    of.some((other) => isSame(token, other)) || about.some((other) => fitsText(token, other));
  return asked.every((token) => isIn(all)(token) || isSaid(token)) ? 1 : 0;
}

/** Shorter words are too much like many others to be put right. */
const SHORTEST_CORRECTED = 6;

/** The same with each word that no name has replaced by the name's word that is spelt most like it. */
function corrected(asked: Token[], entries: Read[]): Token[] {
  const known = [
    ...new Set(
      entries.flatMap(({ names }) =>
        names.flat().flatMap(({ kind, text }) => (kind === "word" ? text : [])),
      ),
    ),
  ].filter((word) => word.length >= SHORTEST_CORRECTED);
  return asked.map((token) =>
    token.kind !== "word" || token.text.length < SHORTEST_CORRECTED || known.includes(token.text)
      ? token
      : { ...token, text: closestWord(token.text, known) ?? token.text },
  );
}

const isYear = ({ kind, text }: Token): boolean => kind === "word" && /^(?:19|20)\d\d/.test(text);

/**
 * The entries that a text names, the closest first and those equally close in their own order.
 * @returns `exact` is false where none has the name and those found only come close: another spelling, or a number
 * that begins alike
 */
export function findNames<Entry extends Searched>(
  entries: Entry[],
  query: string,
): { found: Entry[]; exact: boolean } {
  const typed = [tokensOf(query, JOINED), tokensOf(query, APART)];
  // Reading the entries takes time: not on a page where nothing has been typed.
  if (typed.every((asked) => asked.length === 0)) return { found: [], exact: false };
  const read = entries.map(readEntry);
  const matching = (asked: Token[], fits: typeof fitsName): Entry[] => {
    if (asked.length === 0) return [];
    return entries
      .map((entry, place) => ({ entry, rank: score(read[place]!, asked, fits) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ entry }) => entry);
  };
  // A year is often wrong, or that of a return.
  const withoutYears = typed.map((asked) => asked.filter((token) => !isYear(token)));
  const readings = [...typed, ...withoutYears];
  for (const asked of readings) {
    const found = matching(asked, fitsName);
    if (found.length > 0) return { found, exact: true };
  }
  for (const asked of readings) {
    const found = matching(
      corrected(asked, read),
      (token, other) => fitsName(token, other) || beginsNumber(token, other),
    );
    if (found.length > 0) return { found, exact: false };
  }
  return { found: [], exact: false };
}
