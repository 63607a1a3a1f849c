import { describe, expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";

const cards = "main li article";
const topic = (text: string) => ({ css: "nav[aria-label=Topics] a", text });
const page = (label: string) => ({ css: `nav[aria-label=Pages] a[aria-label="Page ${label}"]` });
const current = "nav[aria-label=Topics] [aria-current]";

/** The visitor scrolls to the list, which then wakes. */
async function openBlog(visitor: Visitor, query = ""): Promise<void> {
  await visitor.open(`/blogs${query}`);
  await visitor.engine.evaluate(() =>
    document.querySelector("[data-controls]")!.scrollIntoView({ behavior: "instant" }),
  );
  const isAwake = () =>
    visitor.engine.evaluate(() => document.querySelector("[data-awake]") !== null);
  await expect.poll(isAwake).toBe(true);
}

export function blog(arrive: () => Visitor): void {
  describe("blog", () => {
    test("pages have addresses, Back leads back (R58, R59)", async () => {
      const visitor = arrive();
      await openBlog(visitor);
      await expect.poll(() => visitor.texts(cards)).toHaveLength(6);
      const first = await visitor.texts(cards);
      await visitor.click(page("2"));
      await expect.poll(() => visitor.address()).toBe("/blogs?page=2");
      await expect.poll(() => visitor.texts(cards)).not.toEqual(first);
      await visitor.click(page("3"));
      await expect.poll(() => visitor.texts(cards)).toHaveLength(2);
      await visitor.engine.back();
      await visitor.engine.back();
      await expect.poll(() => visitor.address()).toBe("/blogs");
      await expect.poll(() => visitor.texts(cards)).toEqual(first);
    });

    test("a topic filters and joins the search; both stand in the address (R54 to R57)", async () => {
      const visitor = arrive();
      await openBlog(visitor, "?page=2");
      await visitor.click(topic("Legal"));
      await expect.poll(() => visitor.address()).toBe("/blogs?topic=legal");
      await expect.poll(() => visitor.texts(current)).toEqual(["Legal"]);
      const legal = await visitor.texts(cards);
      await visitor.click(topic("All"));
      await expect.poll(() => visitor.address()).toBe("/blogs");
      await visitor.fill("main input[type=search]", "pay");
      await expect.poll(() => visitor.address()).toBe("/blogs?q=pay");
      await visitor.click(topic("Legal"));
      await expect.poll(() => visitor.address()).toMatch(/topic=legal/);
      const both = await visitor.texts(cards);
      expect(legal).toEqual(expect.arrayContaining(both));
    });

    test("an address with filters shows them; no match says so and leads back (R61)", async () => {
      const visitor = arrive();
      await openBlog(visitor, "?topic=legal&q=qqqq");
      const heading = { css: "main h2, main h3", text: "No articles match" };
      await expect.poll(() => visitor.sees(heading)).toBe(true);
      await visitor.click({ css: "main a", text: "Show all articles" });
      await expect.poll(() => visitor.address()).toBe("/blogs");
      await expect.poll(() => visitor.texts(cards)).toHaveLength(6);
    });
  });
}
