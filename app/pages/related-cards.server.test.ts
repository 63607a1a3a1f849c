import { expect, test, vi } from "vitest";
import { lawTools, topics } from "virtual:labels";
import { formatShortDay } from "#app/lib/days.ts";
import { rooms } from "#app/rooms.server.ts";
import { relatedCards } from "./related-cards.server.ts";

test("the card of a rule says in force only from the day that it applies", async () => {
  const law = rooms.law!;
  const rule = law.rules().find(({ id }) => law.rulePath(id))!;
  vi.spyOn(law, "rules").mockReturnValue([{ ...rule, from: "2027-05-13" }]);
  const cardOn = async (day: string) => {
    vi.stubEnv("BUILD_DATE", day);
    const belonging = { study: undefined, post: undefined, lawRules: [rule.id] };
    return (await relatedCards(belonging))[0]!;
  };
  expect(await cardOn("2027-05-13")).toMatchObject({ kind: topics.law, unit: "2027" });
  const before = await cardOn("2027-05-12");
  expect(before.kind).toContain(lawTools.appliesFrom.split("{")[0]!);
  expect(before).toMatchObject({ unit: "2027" });
});

test("of several rules the newest has the card", async () => {
  const law = rooms.law!;
  const rule = law.rules().find(({ id }) => law.rulePath(id))!;
  const dated = ["2026-01-02", "2026-03-04", "2025-05-06"].map((date) => ({
    ...rule,
    date,
    from: date,
  }));
  vi.spyOn(law, "rules").mockReturnValue(dated);
  const cards = await relatedCards({ study: undefined, post: undefined, lawRules: [rule.id] });
  expect(cards[0]).toMatchObject({ unit: "2026", figure: formatShortDay("2026-03-04") });
});
