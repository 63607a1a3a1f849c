import { expect, test } from "vitest";
import { filesIn, nameOf, readFields } from "#app/collections/reader/content-file.server.ts";
import type { Place } from "#app/collections/regions.server.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { contactPlaces } from "./contact-places.server.ts";

test("a clock that changes is named with both its distances from Greenwich (B4)", () => {
  const content = contentCopy();
  const [file = ""] = filesIn("regions", ".yaml");
  const offsetIn = (zone: string) => {
    content.edit(file, /timeZone: .*/, `timeZone: ${zone}`);
    return contactPlaces({ from: 570, to: 1080 }).places.find(({ timeZone }) => timeZone === zone)
      ?.offset;
  };
  expect(["Asia/Kolkata", "Europe/London"].map(offsetIn)).toEqual(["UTC+5:30", "UTC+0 or UTC+1"]);
});

test("places of one time zone stand together where its time is called the same (B4)", () => {
  const content = contentCopy();
  const [file = ""] = filesIn("regions", ".yaml");
  const region = readFields(file) as { presence: { places: Place[] } };
  const [place] = region.presence.places;
  const partner = (name: string, timeName?: string) => ({
    ...place,
    kind: "partner",
    timeZone: "Asia/Singapore",
    name,
    timeName,
  });
  const places = [partner("One"), partner("Other", "Singapore time"), partner("Third")];
  content.write(file, JSON.stringify({ ...region, presence: { ...region.presence, places } }));
  const shown = contactPlaces({ from: 570, to: 1080 }).places.filter(({ region }) =>
    region.endsWith(nameOf(file)),
  );
  expect(shown.map(({ names, timeName }) => [names, timeName])).toEqual([
    [["One", "Third"], undefined],
    [["Other"], "Singapore time"],
  ]);
});
