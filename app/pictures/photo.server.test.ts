import { mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mean } from "d3-array";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { photo, photoFiles } from "./photo.server.ts";
import { plainPicture } from "./plain-picture.test-helper.ts";

const root = mkdtempSync(join(tmpdir(), "photos-"));
const put = (name: string, data: Buffer | string) =>
  writeFileSync(join(root, "content/pictures", name), data);
const made = (path: string) => readFileSync(join(root, ".cache", path));

/** The upper half red, the lower half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00f" } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: "#f00" } },
      gravity: "north",
    },
  ]);

/** Metadata as of a camera: rotated by 90 degrees, with a location. */
const camera = {
  IFD0: { Make: "Camera" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "12/1 58/1 0/1" },
};

beforeAll(async () => {
  mkdirSync(join(root, "content/pictures"), { recursive: true });
  put(
    "turned.jpg",
    await halves(800, 1700).withExif(camera).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  put("small.jpg", await halves(300, 200).jpeg().toBuffer());
  put(
    "large-logo.png",
    await sharp({ create: { width: 1200, height: 600, channels: 4, background: "#12393f80" } })
      .withExif(camera)
      .png()
      .toBuffer(),
  );
  put("clear.png", await plainPicture({ width: 900, height: 300, background: "#0000" }, "png"));
});
beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", join(root, "content"));
  vi.spyOn(process, "cwd").mockReturnValue(root);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ["turned.jpg", "wide", ["960 × 452", "480 × 226", "960 × 452", "1600 × 753"]],
  // Small pictures are not enlarged.
  ["small.jpg", "wide", ["300 × 200", "300 × 200"]],
  ["turned.jpg", "portrait", ["320 × 400", "160 × 200", "320 × 400", "480 × 600"]],
  // A logo is not larger than its place.
  ["clear.png", "logo", ["288 × 96"]],
  ["large-logo.png", "own-logo", ["576 × 288"]],
] as const)(
  "%s as %s: the sizes that pages show, see-through as it was, telling nothing",
  async (name, use, sizes) => {
    const original = await sharp(join(root, "content/pictures", name)).metadata();
    const { plain, avif } = await photoFiles(name, use);
    expect([plain, ...avif].map(({ width, height }) => `${width} × ${height}`)).toEqual(sizes);
    for (const { path, width, height } of [plain, ...avif]) {
      const metadata = await sharp(made(path)).metadata();
      expect(metadata).toMatchObject({ width, height, hasAlpha: original.hasAlpha });
      for (const kind of ["exif", "xmp", "iptc", "icc", "orientation"] as const)
        expect(metadata[kind], `${path} ${kind}`).toBeUndefined();
      expect(made(path).toString("latin1")).not.toContain("Camera");
    }
  },
);

test("a photograph keeps its grain in AVIF (decision 036)", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 480, height: 300, channels: 3, background: "#000", noise } as const;
  const original = await sharp({ create }).blur(2).raw().toBuffer();
  put("grain.png", await sharp(original, { raw: create }).png().toBuffer());
  const [shown] = (await photoFiles("grain.png", "wide")).avif;
  const pixels = await sharp(made(shown!.path)).raw().toBuffer();
  // In levels of 255: 2.2 at quality 50, 3.7 at 20.
  expect(mean(pixels, (level, at) => Math.abs(level - original[at]!))).toBeLessThan(3);
});

test("a photograph is turned upright", async () => {
  const original = await sharp(join(root, "content/pictures/turned.jpg")).metadata();
  expect([original.orientation, String(original.exif).includes("Camera")]).toEqual([6, true]);
  const { plain } = await photoFiles("turned.jpg", "wide");
  expect(plain.path).toMatch(/^\/pictures\/turned-960-[0-9a-f]{8}\.jpg$/);
  // Rotated clockwise, the upper half is at the right.
  const [red = 0, , blue = 0] = await sharp(made(plain.path)).raw().toBuffer();
  expect(blue).toBeGreaterThan(red);
});

test("a portrait shows the part that the editor chose, moved inside where it reaches out (B28)", async () => {
  // Upright, the left half is blue and the right half red.
  const meanOf = async (x: number) => {
    const { plain } = await photoFiles("turned.jpg", "portrait", { x, y: 0, width: 20 });
    const { channels } = await sharp(made(plain.path)).stats();
    expect(plain.height / plain.width).toBeCloseTo(5 / 4, 2);
    return channels.map(({ mean }) => Math.round(mean / 255));
  };
  expect(await meanOf(0)).toEqual([0, 0, 1]);
  expect(await meanOf(100)).toEqual([1, 0, 0]);
});

test("a page gets links, widths and the size of the file", async () => {
  const { src, avif, width, height } = await photo("turned.jpg", "wide", (path) => `/firm${path}`);
  expect(src).toMatch(/^\/firm\/pictures\/turned-960-/);
  expect(avif?.split(", ").map((file) => file.split(" ")[1])).toEqual(["480w", "960w", "1600w"]);
  expect([width, height]).toEqual([960, 452]);
});

test("what was made once is not made again, though the file was copied anew", async () => {
  const { plain } = await photoFiles("small.jpg", "wide");
  const file = join(root, ".cache", plain.path);
  const before = statSync(file).mtimeMs;
  put("small.jpg", readFileSync(join(root, "content/pictures/small.jpg")));
  expect(await photoFiles("small.jpg", "wide")).toMatchObject({ plain });
  expect(statSync(file).mtimeMs).toBe(before);
});
