import { describe, expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";

const shareButton = { css: "[data-share]", text: "Share" };
const toast = { css: "[data-toasts] p", text: "Link copied to clipboard" };

async function openArticle(visitor: Visitor): Promise<void> {
  await visitor.open("/blog/2");
  const isEnhanced = () =>
    visitor.engine.evaluate(() => "enhanced" in document.documentElement.dataset);
  await expect.poll(isEnhanced).toBe(true);
}

/** A browser without a sheet to share with, whose clipboard takes or refuses a text. */
const standIn = (visitor: Visitor, isRefused: boolean) =>
  visitor.engine.evaluate((refuses) => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text;
      return refuses ? Promise.reject(new Error("refused")) : Promise.resolve();
    };
  }, isRefused);

export function article(arrive: () => Visitor): void {
  describe("article", () => {
    test("Share copies the link and says so, where the browser has no sheet for it (A10)", async () => {
      const visitor = arrive();
      await openArticle(visitor);
      await standIn(visitor, false);
      await visitor.click(shareButton);
      await expect.poll(() => visitor.sees(toast)).toBe(true);
      const copied = () => visitor.engine.evaluate(() => document.documentElement.dataset.copied);
      expect(await copied()).toMatch(/^https:.*\/blog\/2$/);
      await visitor.click({ css: "[data-toasts] button" });
      await expect.poll(() => visitor.sees(toast)).toBe(false);
    });

    test("where the clipboard refuses, the link stands selected in a field", async () => {
      const visitor = arrive();
      await openArticle(visitor);
      await standIn(visitor, true);
      await visitor.click(shareButton);
      const selected = () =>
        visitor.engine.evaluate(() => {
          const field = document.activeElement as HTMLInputElement;
          return field.value?.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
        });
      await expect.poll(selected).toMatch(/^https:.*\/blog\/2$/);
      expect(await visitor.sees(toast)).toBe(false);
    });
  });

  test("the serif of its text comes, as wide as what stands in for it", async () => {
    const visitor = arrive();
    await visitor.open("/blog/1", 390, 700);
    await visitor.engine.wheel(100);
    await expect
      .poll(() => visitor.engine.evaluate(() => "loaded" in document.documentElement.dataset))
      .toBe(true);
    const [other, fallback, serif] = (await visitor.engine.evaluate(() => {
      const context = document.createElement("canvas").getContext("2d")!;
      const text = document.querySelector(".reading-font")!.textContent;
      return ["monospace", "NT Display", "Newsreader Text"].map((family) => {
        context.font = `100px "${family}", monospace`;
        return context.measureText(text).width;
      });
    })) as [number, number, number];
    expect(Math.abs(other / serif - 1)).toBeGreaterThan(0.2);
    expect(Math.abs(fallback / serif - 1)).toBeLessThan(0.01);
  });
}
