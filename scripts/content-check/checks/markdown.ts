import { toString as words } from "mdast-util-to-string";
import type { MarkdownNode } from "#app/lib/markdown/markdown-tree.server.ts";
import { isArticle, type Source } from "../content.ts";
import { finding, type Finding, type Remark } from "../finding.ts";

const signs = (level: number) => "#".repeat(level);

/** Judges a heading by the one before it: levels go down one step at a time, to the third at most. */
function headingProblem(level: number, previous: number, top: number): Remark | undefined {
  const such = `A heading with ${signs(level)}`;
  const right = signs(previous + 1);
  if (level <= top)
    return [`${such} belongs to the page, not to the text.`, `Begin it with ${signs(top + 1)}.`];
  if (level > 3) return [`${such} is deeper than the design goes.`, "Use ### at most."];
  if (level <= previous + 1) return undefined;
  return [`${such} skips a level.`, `Begin it with ${right}, or put a ${right} heading above it.`];
}

/**
 * A picture or link that stays as it is typed: with a space in its address, or between its brackets. A bare
 * https:// address becomes a link node of its own, so the text may end at the opening bracket.
 */
const UNPARSED_LINK =
  /!\[[^\]\n]+\] ?\([^)\n]*(?:\)|$)|\[[^\]\n]+\](?:\([^)\n]*(?:\)|$)| \((?:\/[^)\n]*\)|$))/m;

/** Signs that were meant for something, and stand as they are. */
function signProblem(text: string, top: number): Remark | undefined {
  const [line, sign = "", rest] = /^(#{1,6})(\p{L}.*)/mu.exec(text) ?? [];
  const [link] = UNPARSED_LINK.exec(text) ?? [];
  const [bold] = /\*\*[^\s*][^*]*\*\*/.exec(text) ?? [];
  if (line)
    return [
      `${line} is no heading: a space is missing.`,
      `Write ${signs(Math.max(sign.length, top + 1))} ${rest}.`,
    ];
  if (link)
    return [
      `Visitors would see ${link} as it stands here.`,
      "Write no space between the two brackets, and none within the file's name or the address.",
    ];
  return bold
    ? [
        `Visitors would see ${bold} with its stars.`,
        "Write a space behind the closing stars, or the sign before them behind them.",
      ]
    : undefined;
}

function nodeProblem(node: MarkdownNode, top: number): Remark | undefined {
  if (node.type === "text") return signProblem(node.value, top);
  if (node.type === "html" && !/^<!--[\s\S]*-->$/.test(node.value.trim()))
    return [
      `HTML is not shown: ${node.value.split("\n")[0]}`,
      "Write it as Markdown, or take it out.",
    ];
  if (node.type !== "code" && node.type !== "heading") return undefined;
  // Links that are found in words have no position; these have one.
  const { start, end } = node.position!;
  const breaks = end.line - start.line;
  // Between fences a block has two lines more than its text.
  if (node.type === "code")
    return breaks < node.value.split("\n").length
      ? [
          `"${node.value.split("\n")[0]}" is set as a program's text, since spaces begin the line.`,
          "Take the spaces out; within a list, begin it below the first letter of its entry.",
        ]
      : undefined;
  if (breaks > 0)
    return [
      `"${words(node)}" is read as a heading, since a line of --- or === follows it at once.`,
      `Begin it with ${signs(top + 1)} if it is one; if not, leave an empty line before that line.`,
    ];
  return words(node).trim() === ""
    ? ["The heading is empty.", "Give it words, or take it out."]
    : undefined;
}

/** Heading order, and words that would not be shown, each with its line. */
function textProblems({ path, body }: Source): [line: number, Remark | undefined][] {
  if (!body) return [];
  const { text, line: first, nodes } = body;
  if (text.trim() === "" && !isArticle(path))
    return [[first, ["The page has no text.", "Write it below the fields."]]];
  // The page sets the headings above a text: a category's section has its own `heading` field.
  const top = path.startsWith("blog/categories/") ? 2 : 1;
  let previous = top;
  const problems = nodes.flatMap(({ node, line }): [number, Remark | undefined][] => {
    if (node.type !== "heading") return [[line, nodeProblem(node, top)]];
    const above = previous;
    previous = node.depth;
    return [
      [line, nodeProblem(node, top)],
      [line, headingProblem(node.depth, above, top)],
    ];
  });
  // A sub-page of HR advisory is made of its ## sections: what stands above the first would be lost.
  if (path.startsWith("services/hr-advisory/") && !text.trimStart().startsWith("## "))
    problems.push([
      first,
      [
        "The text above the first ## heading is not shown.",
        "Put a ## heading above it, or move it to `intro`.",
      ],
    ]);
  return problems;
}

export const markdownFindings = (sources: Source[]): Finding[] =>
  sources.flatMap((source) =>
    textProblems(source).flatMap(([line, remark]) =>
      remark ? finding({ file: source.file, line }, "error", ...remark) : [],
    ),
  );
