import { mkdtempSync, mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fileProblem, type FileKind } from "./named-files.server.ts";

const content = mkdtempSync(join(tmpdir(), "files-"));
const JPEG = "\xff\xd8\xff\xe0";
const put = (path: string, beginning: string, size = 100) => {
  const file = join(content, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(beginning, "latin1"));
  truncateSync(file, size);
};

beforeEach(() => vi.stubEnv("CONTENT_DIR", content));
beforeAll(() => {
  put("pictures/meeting.jpg", JPEG, 12_000_000);
  put("pictures/team/asha_rao.jpg", JPEG);
  put("pictures/huge.jpg", JPEG, 40_000_001);
  put("pictures/telephone.jpg", "\0\0\0\x24ftypheic");
  put("pictures/word.png", "PK\x03\x04");
  put("pictures/logo.svg", "<svg/>", 6);
  put("pictures/edited.avif", "\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf");
  put("downloads/scanned.pdf", "\xef\xbb\xbf\r\n%PDF-1.4");
  put("downloads/list.pdf", "%PDF-1.7");
  put("downloads/huge.pdf", "%PDF-1.7", 25_000_001);
});
afterAll(() => rmSync(content, { recursive: true }));

test.each<[FileKind, string]>([
  ["photograph", "meeting.jpg"],
  ["photograph", "team/asha_rao.jpg"],
  ["picture", "logo.svg"],
  ["photograph", "edited.avif"],
  ["download", "scanned.pdf"],
  ["download", "list.pdf"],
])("%s %s is right", (kind, name) => {
  expect(fileProblem(kind, name)).toBeUndefined();
});

/** Each row: the mistake, the kind of file, the file name, the message, the remedy. */
const WRONG = `
a missing file                | photograph | metting.jpg       | no file content/pictures/metting.jpg | mean meeting.jpg?
a missing file like no other  | photograph | sunrise.png       | no file                              | Put it there
a missing download            | download   | lust.pdf          | no file content/downloads/lust.pdf   | mean list.pdf?
capital letters and spaces    | photograph | Asha Rao 1.JPG    | capital letters, spaces              | to asha-rao-1.jpg
an accent                     | photograph | andré.jpg         | signs in it                          | to andre.jpg
two dots                      | photograph | asha.rao.jpg      | signs in it                          | to asha-rao.jpg
an iPhone's picture           | photograph | IMG_2041.HEIC     | HEIC                                 | as JPG
an iPhone's picture, renamed  | photograph | telephone.jpg     | HEIC                                 | as JPG
another kind                  | photograph | scan.tiff         | cannot be used here                  | .jpg, .jpeg, .png, .webp or .avif
a drawing for a photograph    | photograph | logo.svg          | cannot be used here                  | .jpg
a renamed document            | picture    | word.png          | not what its ending says             | save it anew
more than 40 MB               | photograph | huge.jpg          | 41 MB; the limit is 40 MB            | 6,000 pixels
a download of more than 25 MB | download   | huge.pdf          | 26 MB; the limit is 25 MB            | smaller pictures
its folder                    | picture    | content/pictures/meeting.jpg | with its folder           | for example meeting.jpg
a slash in front              | picture    | /meeting.jpg      | with its folder                      | for example meeting.jpg
another folder                | picture    | ../site.yaml      | with its folder                      | for example site.yaml
another site                  | picture    | https://example.com/a.jpg | another site                 | content/pictures/
`;
const wrong = WRONG.trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()));

test.each(wrong)("%s is told with a remedy", (_what, kind, name, message, mend) => {
  const problem = fileProblem(kind as FileKind, name!);
  expect(problem?.message).toContain(message);
  expect(problem?.mend).toContain(mend);
});
