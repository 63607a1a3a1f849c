import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { regions } from "#app/collections/regions.server.ts";
import { worldAndRegionMaps } from "./maps.server.ts";

const wordsOnTheSmallMap = () => worldAndRegionMaps().narrow.signs!.labels.map(({ text }) => text);

test("on the small map a region has the word that its file gives it, or else its name", () => {
  const content = contentCopy();
  const { id, title } = regions()[0]!;
  content.edit(`regions/${id}.yaml`, /^(mapCaption|menuTitle): .*\n/gm, "");
  expect(wordsOnTheSmallMap()).toContain(title);
  content.edit(`regions/${id}.yaml`, /^title: .*/m, "$&\nmapCaption: Here");
  expect(wordsOnTheSmallMap()).toContain("Here");
});
