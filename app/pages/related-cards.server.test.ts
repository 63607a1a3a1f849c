import { expect, test, vi } from "vitest";
import { lawTools, topics } from "virtual:labels";
import { rooms } from "#app/rooms.server.ts";
import { relatedCards } from "./related-cards.server.ts";

test("the card of a rule says in force only from the day that it applies", async () => {
  const law = rooms.law!;
  const rule = law.rules().find(({ id }) => law.rulePath(id))!;
  // Of several rules the newest has the card.
  const older = { ...rule, date: "1950-01-01", from: "1950-01-01" };
  vi.spyOn(law, "rules").mockReturnValue([older, { ...rule, from: "2027-05-13" }, older]);
  const cardOn = async (day: string) => {
    vi.stubEnv("BUILD_DATE", day);
    const belonging = { study: undefined, post: undefined, lawRules: [rule.id] };
    return (await relatedCards(belonging))[0]!;
  };
  expect(await cardOn("2027-05-13")).toMatchObject({ kind: topics.law, day: "2027-05-13" });
  const before = await cardOn("2027-05-12");
  expect(before.kind).toContain(lawTools.appliesFrom.split("{")[0]!);
  expect(before).toMatchObject({ day: "2027-05-13" });
});
