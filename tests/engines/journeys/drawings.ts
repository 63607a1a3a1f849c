import { describe, expect, test } from "vitest";
import type { Visitor } from "../visitor.ts";

/** The colour in the middle of each portrait as the engine draws it, where the initials have clear ground. */
const grounds = (visitor: Visitor): Promise<string[]> =>
  visitor.engine.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main li picture img")].map((image) => {
      if (!image.complete || image.naturalHeight === 0) return "not loaded";
      const canvas = document.createElement("canvas");
      canvas.width = 80;
      canvas.height = 100;
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0, 80, 100);
      return [...context.getImageData(40, 50, 1, 1).data].join(" ");
    }),
  );

export function drawings(arrive: () => Visitor): void {
  describe("drawings", () => {
    test("of one file each shows its own part (R75)", async () => {
      const visitor = arrive();
      await visitor.open("/team", 390, 844);
      await visitor.engine.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      // Mist, bloom, ochre and laterite.
      await expect
        .poll(() => grounds(visitor))
        .toEqual(["169 192 188 255", "163 174 211 255", "227 183 90 255", "206 132 104 255"]);
    });

    test("of one file keep each its own ratio", async () => {
      const visitor = arrive();
      await visitor.open("/where-we-operate", 390, 844);
      await visitor.engine.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      const shapes = () =>
        visitor.engine.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLImageElement>(
              "main img[src*='regions-'], main picture:has([srcset*='regions-']) img",
            ),
          ].map((image) => {
            const size = image.parentElement!.querySelector("source") ?? image;
            const { width, height } = image.getBoundingClientRect();
            const ratio = Number(size.getAttribute("width")) / Number(size.getAttribute("height"));
            return image.complete && Math.abs(width / height / ratio - 1) < 0.02;
          }),
        );
      // The world and four regions.
      await expect.poll(shapes).toEqual([true, true, true, true, true]);
    });
  });
}
