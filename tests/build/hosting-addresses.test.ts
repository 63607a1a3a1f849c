import { expect, test } from "vitest";
import { redirects } from "#app/collections/redirects.server.ts";
import { movedProblems } from "#hosting/moved-addresses.ts";
import { currentAddresses, publishedAddresses } from "./published-addresses.ts";

const published = publishedAddresses();

test.skipIf(published.length === 0)("every published address is a page or leads to one", () => {
  const alive = new Set([...currentAddresses(), ...redirects().map(({ from }) => from)]);
  expect(
    published.filter((address) => !alive.has(address)),
    "gone without an entry in content/redirects.yaml",
  ).toEqual([]);
});

test("moved addresses lead to pages, without loops and chains", () => {
  expect(movedProblems(redirects(), currentAddresses())).toEqual([]);
});
