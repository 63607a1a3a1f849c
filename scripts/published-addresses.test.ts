import { linkSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { currentAddresses, publishedAddresses, recordAddresses } from "./published-addresses.ts";

test.each([
  ["a list as this project writes it", "/old\n/team\n"],
  ["a list without an end of its last line", "/team\n/old"],
  ["a list with the ends of lines of Windows", "/old\r\n/team\r\n"],
  ["no list", undefined],
])("new addresses are added to %s, each once", (_, text) => {
  const { directory, write, remove } = contentCopy();
  if (text === undefined) remove("published-addresses.txt");
  else write("published-addresses.txt", text);
  const kept = join(directory, "kept.txt");
  if (text) linkSync(join(directory, "published-addresses.txt"), kept);
  recordAddresses();
  // A full disk cuts no line short: a whole file takes the place of the old one.
  if (text) expect(readFileSync(kept, "utf8")).toBe(text);
  const list = publishedAddresses();
  expect(list.toSorted()).toEqual([...currentAddresses(), ...(text ? ["/old"] : [])].toSorted());
  recordAddresses();
  expect(publishedAddresses()).toEqual(list);
  expect(readFileSync(join(directory, "published-addresses.txt"), "utf8")).toMatch(/[^\n]\n$/);
});
