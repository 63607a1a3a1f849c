import { afterEach, expect, test, vi } from "vitest";
import { lawTools, topics } from "virtual:labels";
import { rooms } from "#app/rooms.server.ts";
import { relatedCards } from "./related-cards.server.ts";

afterEach(() => vi.unstubAllEnvs());

test("the card of a rule says in force only from the day that it applies", async () => {
  const { id, from } = rooms.law!.rules().find((rule) => rule.from)!;
  const card = async (day: string) => {
    vi.stubEnv("BUILD_DATE", day);
    const cards = await relatedCards({ study: undefined, post: undefined, lawRules: [id] });
    return cards[0]!;
  };
  expect(await card(from!)).toMatchObject({ kind: topics.law, unit: from!.slice(0, 4) });
  const before = await card("2026-11-26");
  expect(before.kind).toContain(lawTools.appliesFrom.split("{")[0]!);
  expect(before).toMatchObject({ unit: from!.slice(0, 4) });
});
