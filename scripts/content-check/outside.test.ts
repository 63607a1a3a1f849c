import { expect, test } from "vitest";
import { ARTICLE, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { outsideFindings } from "./outside.ts";

test("--outside names links of texts and fields that nobody answers or whose page is gone", async () => {
  const content = contentCopy();
  content.edit(
    ARTICLE,
    /^## .*$/m,
    "## A\n\n[One](https://labour.gov.inn/x), [two](https://shy.gov.in)",
  );
  content.edit("site.yaml", /mapLink: .*/, "mapLink: https://maps.gov.in/gone");
  const asked: string[] = [];
  const findings = await outsideFindings(async (input) => {
    const address = String(input);
    asked.push(address);
    if (address.includes("gov.inn"))
      throw new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } });
    const status = address.endsWith("/gone") ? 404 : address.includes("shy") ? 403 : 200;
    return new Response(null, { status });
  });
  const told = findings.map(({ severity, file, message }) => `${severity} ${file} ${message}`);
  expect(told.toSorted()).toEqual([
    `error content/${ARTICLE} Nobody answers at https://labour.gov.inn/x (ENOTFOUND).`,
    "error content/site.yaml https://maps.gov.in/gone is gone: its server answers 404.",
    `warning content/${ARTICLE} https://shy.gov.in answered 403 to this program.`,
  ]);
  expect(asked.length).toBe(new Set(asked).size);
  expect(asked.filter((address) => address.includes("example.com"))).toEqual([]);
});
