/** Files that content names. Checking whether the build can read a picture takes time. */
import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { namedPictures } from "#app/collections/picture-uses.server.ts";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import {
  fileProblem,
  filesNamed,
  namedFilePath,
  type FileProblem,
} from "#app/collections/reader/named-files.server.ts";
import { safeSvg } from "#app/lib/safe-svg.server.ts";
import { finding, type Finding } from "../findings.ts";

const known = new Map<string, Promise<FileProblem | undefined>>();

async function read(name: string): Promise<FileProblem | undefined> {
  const path = namedFilePath("picture", name);
  const isDrawing = name.endsWith(".svg");
  try {
    const bytes = isDrawing ? Buffer.from(safeSvg(readFileSync(path, "utf8")).svg) : path;
    await sharp(bytes).resize(16).toBuffer();
    return undefined;
  } catch (error) {
    return {
      message: `${name} cannot be read: ${(error as Error).message}`,
      mend: isDrawing
        ? "Export it again as SVG from the program that drew it."
        : "Open it and save it anew, for example as JPG.",
    };
  }
}

/** Why the build cannot show an existing picture; cached for each state of its file. */
export function pictureProblem(name: string): Promise<FileProblem | undefined> {
  const { mtimeMs, size } = statSync(namedFilePath("picture", name));
  const state = `${namedFilePath("picture", name)} ${mtimeMs} ${size}`;
  const found = known.get(state) ?? read(name);
  known.set(state, found);
  return found;
}

const refusedFinding = (
  kind: "picture" | "download",
  name: string,
  { message, mend }: FileProblem,
): Finding => finding({ file: `content/${kind}s/${name}` }, "error", message, mend);

/** The parts of a drawing that are removed, since they load something from another site, or run. */
function lossOf(name: string, path: string): Finding[] {
  const { lost } = safeSvg(readFileSync(path, "utf8"));
  if (lost.length === 0) return [];
  return [
    finding(
      { file: `content/pictures/${name}` },
      "warning",
      `The site leaves out of this drawing ${lost.join(", ")}.`,
      "Look at its page: if something is missing, export the drawing with pictures and fonts in it, or with words as paths.",
    ),
  ];
}

/** Every used picture that the build cannot read, and what drawings lose. */
export async function pictureFindings(): Promise<Finding[]> {
  const names = [...(ifReadable(namedPictures) ?? [])].filter(
    (name) => !fileProblem("picture", name),
  );
  const problems = await Promise.all(
    names.map(async (name) => {
      // Before anything is awaited: afterwards the content folder may be another one.
      const path = namedFilePath("picture", name);
      return { name, path, problem: await pictureProblem(name) };
    }),
  );
  return problems.flatMap(({ name, path, problem }) =>
    problem
      ? [{ ...refusedFinding("picture", name, problem), isUnreadable: true }]
      : name.endsWith(".svg")
        ? lossOf(name, path)
        : [],
  );
}

/** Pictures and downloads that cannot be published unchanged. */
export const namedFileFindings = (): Finding[] =>
  (["picture", "download"] as const).flatMap((kind) =>
    filesNamed(`${kind}s`).flatMap((name) => {
      const problem = fileProblem(kind, name);
      return problem ? refusedFinding(kind, name, problem) : [];
    }),
  );
