/** Brings together what two people made of one entry, field by field. */
import { isDeepStrictEqual } from "node:util";
import type { Entry } from "./entry-text.ts";
import { isValues, type Values } from "./form-values.ts";

/** A field that both changed, each to something else. */
export type Conflict = { path: string; mine: unknown; theirs: unknown };
/** The same, with the field in words. */
export type NamedConflict = Conflict & { label: string };
export type Choice = "mine" | "theirs";
export type Choices = Record<string, Choice>;

export type Merged = {
  entry: Entry;
  /** What is still to be chosen: until then the entry has mine there. */
  conflicts: Conflict[];
  /** The fields that came in from the other side. */
  taken: string[];
};

/** What tells the entries of a list apart. */
const IDENTITIES = ["id", "file", "from", "name", "title", "label", "term", "heading"];

/** The entries of lists under their names; undefined where two share one, or one has none. */
function named(lists: unknown[][]): Map<string, unknown>[] | undefined {
  for (const key of IDENTITIES) {
    const maps = lists.map(
      (list) => new Map(list.map((item) => [isValues(item) ? item[key] : undefined, item])),
    );
    const isClear = maps.every(
      (map, place) =>
        map.size === lists[place]?.length && [...map.keys()].every((id) => typeof id === "string"),
    );
    if (isClear) return maps as Map<string, unknown>[];
  }
  return undefined;
}

class Merge {
  readonly conflicts: Conflict[] = [];
  readonly taken: string[] = [];
  readonly choices: Choices;

  constructor(choices: Choices) {
    this.choices = choices;
  }

  value(path: string, base: unknown, mine: unknown, theirs: unknown): unknown {
    if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
    if (isDeepStrictEqual(base, mine)) {
      this.taken.push(path);
      return theirs;
    }
    if (isValues(mine) && isValues(theirs))
      return this.values(path, isValues(base) ? base : {}, mine, theirs);
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
      const lists = named([base, mine, theirs]);
      if (lists) return this.#list(path, lists as [Named, Named, Named], base, mine, theirs);
    }
    const choice = this.choices[path];
    if (!choice) this.conflicts.push({ path, mine, theirs });
    return choice === "theirs" ? theirs : mine;
  }

  values(path: string, base: Values, mine: Values, theirs: Values): Values {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const inner = path ? `${path}.${key}` : key;
        const value = this.value(inner, base[key], mine[key], theirs[key]);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  }

  /** Entries that only one side added, removed or changed are as that side has them; their order is mine, if I changed it. */
  #list(
    path: string,
    [base, mine, theirs]: [Named, Named, Named],
    ...[wasList, mineList, theirList]: [unknown[], unknown[], unknown[]]
  ): unknown[] {
    const order = (map: Named) => [...map.keys()].filter((name) => base.has(name));
    const isMine = !isDeepStrictEqual(
      order(mine),
      order(base).filter((name) => mine.has(name)),
    );
    const [first, second] = isMine ? [mine, theirs] : [theirs, mine];
    const names = [...first.keys()];
    for (const [place, name] of [...second.keys()].entries()) {
      if (names.includes(name)) continue;
      const before = [...second.keys()].slice(0, place).findLast((known) => names.includes(known));
      names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
    }
    return names.flatMap((name) => {
      const place = [mineList, theirList, wasList]
        .map((list, side) => list.indexOf([mine, theirs, base][side]?.get(name)))
        .find((found) => found >= 0);
      const value = this.value(
        `${path}.${place}`,
        base.get(name),
        mine.get(name),
        theirs.get(name),
      );
      return value === undefined ? [] : [value];
    });
  }
}

type Named = Map<string, unknown>;

/**
 * Brings together two changes of one entry.
 * @param base what both began with
 * @param choices for fields that both changed, by their paths, such as `members.2.bio`
 */
export function merge(base: Entry, mine: Entry, theirs: Entry, choices: Choices = {}): Merged {
  const merging = new Merge(choices);
  const values = merging.values("", base.values, mine.values, theirs.values);
  const body = merging.value("body", base.body, mine.body, theirs.body) as string | undefined;
  const { conflicts, taken } = merging;
  return { entry: { values, ...(body === undefined ? {} : { body }) }, conflicts, taken };
}
