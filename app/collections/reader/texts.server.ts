/** Pictures, downloads, charts, call-outs and notes in a Markdown text, and what may be wrong with them. */
import { toString as words } from "mdast-util-to-string";
import { readChart } from "#app/lib/markdown/chart.ts";
import { CALLOUTS } from "#app/lib/markdown/markdown.ts";
import {
  isUpdate,
  markdownNodes,
  type MarkdownNode,
  type PlacedNode,
} from "#app/lib/markdown/markdown-tree.server.ts";
import type { ContentProblem } from "./content-error.ts";
import { fileProblem, type FileProblem } from "./named-files.server.ts";

export const DOWNLOADS = "/downloads/";

/** Skips parsing: most texts have nothing to check. */
const WORTH_READING = /!\[|\/downloads\/|^(?:`{3,}|~{3,}) *chart|^ {0,3}> ?\[!|~~|\[\^update-/m;

const partsOf = (markdown: string, firstLine = 1): PlacedNode[] =>
  WORTH_READING.test(markdown) ? markdownNodes(markdown, firstLine) : [];

/** The names of all pictures in a text, in order. */
export const picturesIn = (markdown: string): string[] =>
  partsOf(markdown).flatMap(({ node }) => (node.type === "image" ? [node.url] : []));

const SHOW = '![What it shows](meeting.jpg "Words below the picture")';

function pictureProblem(node: MarkdownNode, alone: Set<MarkdownNode>): FileProblem | undefined {
  if (node.type === "imageReference") {
    return {
      message: "The picture's name stands elsewhere.",
      mend: `Write it behind the brackets: ${SHOW}.`,
    };
  }
  if (node.type !== "image") return undefined;
  if (!node.alt?.trim()) {
    return {
      message: "The picture has no alternative text.",
      mend: `Say between the square brackets what it shows: ${SHOW}.`,
    };
  }
  if (!alone.has(node)) {
    return {
      message: "A picture stands by itself, not within a line of text or a link.",
      mend: "Leave an empty line above and below it.",
    };
  }
  return fileProblem("picture", node.url);
}

function calloutProblem(node: MarkdownNode): FileProblem | undefined {
  if (node.type !== "blockquote") return undefined;
  const [first] = node.children;
  const [text] = first?.type === "paragraph" ? first.children : [];
  const [, name, behind] = (text?.type === "text" && /^\[!(\w+)\](.*)/.exec(text.value)) || [];
  if (name === undefined) return undefined;
  if (CALLOUTS.some((known) => known === name)) {
    if (!behind?.trim()) return undefined;
    return {
      message: `Visitors would see [!${name}]${behind} as it stands here.`,
      mend: `Leave [!${name}] alone on its line, and begin the words on the next.`,
    };
  }
  const known = CALLOUTS.map((callout) => `[!${callout}]`);
  return { message: `There is no call-out [!${name}].`, mend: `Known are ${known.join(", ")}.` };
}

/** Whether a text has notes about what holds today. */
export const hasUpdates = (markdown: string): boolean => markdown.includes("[^update-");

const NOTE = "[^update-ceiling]: **₹25,000.** It has risen. *S.O. 5109(E), 17 September 2026*";

/** Struck words must have a note; a note begins with what holds today and ends with its source and day. */
function updateProblem(node: MarkdownNode): FileProblem | undefined {
  if ("children" in node) {
    const { children } = node as { children: MarkdownNode[] };
    const bare = children.find((child, place) => {
      const next = children[place + 1];
      return child.type === "delete" && !(next?.type === "footnoteReference" && isUpdate(next));
    });
    if (bare) {
      return {
        message: `Nothing stands beside ~~${words(bare)}~~ that holds instead.`,
        mend: `Write [^update-ceiling] right behind it, and below the paragraph ${NOTE}`,
      };
    }
  }
  const missing = node.type === "text" && /\[\^update-[^\]\s]*\]/.exec(node.value)?.[0];
  if (missing) {
    return {
      message: `There is no note ${missing}.`,
      mend: `Write it below the paragraph: ${NOTE}`,
    };
  }
  if (node.type !== "footnoteDefinition" || !isUpdate(node)) return undefined;
  const paragraphs = node.children.flatMap((part) =>
    part.type === "paragraph" ? [part.children] : [],
  );
  const [holds, source] = [paragraphs[0]?.[0], paragraphs.at(-1)?.at(-1)];
  if (holds?.type === "strong" && source?.type === "emphasis" && DAY.test(words(source)))
    return undefined;
  return {
    message: `The note [^${node.identifier}] does not say what holds, by which source, since when.`,
    mend: `Begin it with what holds in **bold** and end it with source and day in *italics*: ${NOTE}`,
  };
}

const DAY = /\b\d{1,2} [A-Z]\p{L}+ \d{4}$/u;

/** What is wrong with the pictures, downloads, charts, call-outs and notes of a text. */
export function textProblems(markdown: string, firstLine: number): ContentProblem[] {
  const parts = partsOf(markdown, firstLine);
  const alone = new Set(
    parts.flatMap(({ node }) =>
      node.type === "paragraph" && node.children.length === 1 ? node.children : [],
    ),
  );
  return parts.flatMap(({ node, line }): ContentProblem[] => {
    if (node.type === "code" && node.lang === "chart") {
      const chart = readChart(node.meta ?? "", node.value);
      if (!("message" in chart)) return [];
      return [{ ...chart, line: line + chart.line }];
    }
    const isLink = node.type === "link" || node.type === "definition";
    const problem =
      isLink && node.url.startsWith(DOWNLOADS)
        ? fileProblem("download", node.url.slice(DOWNLOADS.length))
        : (pictureProblem(node, alone) ?? calloutProblem(node) ?? updateProblem(node));
    return problem ? [{ ...problem, line }] : [];
  });
}
