import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { makeFonts } from "../scripts/fonts.ts";

/**
 * Writes the content of unit tests, so that no edit of the firm's content can break one: a small firm's from
 * `tests/content/unit/`, with the site's words of buttons and notices.
 */
export async function setup({ config }: TestProject): Promise<void> {
  const folder = config.env.CONTENT_DIR!;
  rmSync(folder, { recursive: true, force: true });
  cpSync("tests/content/unit", folder, { recursive: true });
  cpSync(join(contentDirectory(), "labels.yaml"), join(folder, "labels.yaml"));
  // Share images are part of a page's head, and need the fonts that the build makes.
  await makeFonts();
}
