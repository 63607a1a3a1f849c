import { expect, test } from "vitest";
import { ARTICLE, article, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { photoFiles } from "#app/pictures/photo.server.ts";
import { plainPicture } from "#app/pictures/plain-picture.test-helper.ts";
import { pictureFindings } from "./checks/files.ts";

const photograph = await plainPicture({ width: 400, height: 300, background: "#87a" });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';

const FILES: [name: string, bytes: string | Buffer][] = [
  ["whole.jpg", photograph],
  ["cut.jpg", photograph.subarray(0, 900)],
  ["empty.png", Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ["drawing.svg", drawing],
  ["drawn.svg", `\n<?xml version="1.0"?>\n<!-- Drawn -->\n${drawing}`],
  ["open.svg", drawing.replace("</svg>", "")],
  ["words.svg", "<p>No drawing</p>"],
];

test.each(FILES)("of %s the check says what the build would say", async (name, bytes) => {
  const content = contentCopy();
  content.add(`pictures/${name}`, bytes.toString("latin1"));
  content.write(ARTICLE, article("", `![A picture](${name})\n`));
  const file = `content/pictures/${name}`;
  const refused = await photoFiles(name, "wide").then(
    () => undefined,
    ({ message }: Error) =>
      /cannot be read.*\n.*save it anew/.test(message) && message.includes(file),
  );
  const [finding] = await pictureFindings();
  expect(finding && finding.file === file, JSON.stringify(finding)).toBe(refused);
});

test("what a drawing loses is named", async () => {
  const content = contentCopy();
  content.add("pictures/drawn.svg", drawing.replace("<path", "<script/><path"));
  content.write(ARTICLE, article("", "![A picture](drawn.svg)\n"));
  const [finding] = await pictureFindings();
  expect(finding?.message).toContain("a script");
});
