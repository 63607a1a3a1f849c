/** Three-way merge of an entry, field by field. */
import { isDeepStrictEqual } from "node:util";
import { mergeLines } from "./git.ts";
import { versionOf } from "../entry/entry-text.ts";
import { isValues, textIn, type Values } from "../entry/form-values.ts";

/** A field with different changes on both sides. A choice by its `key` is one between these versions alone. */
export type Conflict = { key: string; path: string; mine: unknown; theirs: unknown };
/** A conflict with its field in words. */
export type NamedConflict = Conflict & { label: string };
export type Choice = "mine" | "theirs";
/** What was chosen, by the keys of conflicts. */
export type Choices = Record<string, Choice>;

/** @param of what tells it from others: the file, and its bytes if they are shown in other words */
export const conflict = (one: Omit<Conflict, "key">, ...of: unknown[]): Conflict => ({
  key: versionOf(JSON.stringify([one, of])),
  ...one,
});

const IDENTITIES = ["id", "file", "from", "name", "title", "label", "term", "heading"];

type Named = Map<string, unknown>;

/** The entries of lists by name; undefined if a name is missing or not unique. */
const named = (lists: unknown[][]): Named[] | undefined =>
  IDENTITIES.map((key) =>
    lists.map((list) => new Map(list.map((item) => [textIn(item, key) ?? "", item]))),
  ).find((maps) => maps.every((map, place) => map.size === lists[place]?.length && !map.has("")));

type Sides<T> = [base: T, mine: T, theirs: T];

/** The names of both lists in one order: that of the first, with the second's own names after their neighbours. */
function allNames(first: Named, second: Named): string[] {
  const names = [...first.keys()];
  for (const [place, name] of [...second.keys()].entries()) {
    if (names.includes(name)) continue;
    const before = [...second.keys()].slice(0, place).findLast((known) => names.includes(known));
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  }
  return names;
}

/**
 * Merges two changes of an entry.
 * @param base the common base
 * @param choices by the keys of conflicts
 * @param file its path: equal words in another entry are another conflict
 * @returns the entry, with my values for open conflicts; these conflicts; the fields that came from the other side
 */
export function merge(
  base: Values,
  mine: Values,
  theirs: Values,
  choices: Choices = {},
  file = "",
) {
  const conflicts: Conflict[] = [];
  const taken: string[] = [];

  function value(path: string, ...[was, own, other]: Sides<unknown>): unknown {
    if (isDeepStrictEqual(own, other) || isDeepStrictEqual(was, other)) return own;
    if (isDeepStrictEqual(was, own)) {
      taken.push(path);
      return other;
    }
    if (isValues(own) && isValues(other)) return values(path, isValues(was) ? was : {}, own, other);
    if (Array.isArray(was) && Array.isArray(own) && Array.isArray(other)) {
      const lists = named([was, own, other]);
      if (lists) return list(path, lists as Sides<Named>, [was, own, other]);
    }
    const sides = [own, was, other];
    const areLong = sides.every((one) => typeof one === "string" && one.includes("\n"));
    const lines = areLong ? mergeLines(sides as string[]) : sides;
    if (typeof lines === "string") {
      taken.push(path);
      return lines;
    }
    const found = conflict({ path, mine: lines[0], theirs: lines.at(-1) }, file);
    const choice = choices[found.key];
    if (!choice) conflicts.push(found);
    const chosen = areLong && choice ? mergeLines(sides as string[], choice) : undefined;
    if (typeof chosen === "string") return chosen;
    return choice === "theirs" ? other : own;
  }

  const values = (path: string, ...[was, own, other]: Sides<Values>): Values =>
    Object.fromEntries(
      Object.keys({ ...other, ...own }).flatMap((key) => {
        const inner = value(path ? `${path}.${key}` : key, was[key], own[key], other[key]);
        return inner === undefined ? [] : [[key, inner]];
      }),
    );

  /** Entries that only one side added, removed or changed are as that side has them; the order is mine if changed. */
  function list(path: string, sides: Sides<Named>, lists: Sides<unknown[]>): unknown[] {
    const [was, own, other] = sides;
    const kept = (map: Named, others: Named) => [...map.keys()].filter((name) => others.has(name));
    const isMine = !isDeepStrictEqual(kept(own, was), kept(was, own));
    return allNames(...(isMine ? ([own, other] as const) : ([other, own] as const))).flatMap(
      (name) => {
        const place = [1, 2, 0]
          .map((side) => lists[side]!.indexOf(sides[side]!.get(name)))
          .find((found) => found >= 0);
        const inner = value(`${path}.${place}`, was.get(name), own.get(name), other.get(name));
        return inner === undefined ? [] : [inner];
      },
    );
  }

  return { entry: values("", base, mine, theirs), conflicts, taken };
}
