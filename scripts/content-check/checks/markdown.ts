import { isArticle, type Source } from "../content.ts";
import type { Finding } from "../finding.ts";
import type { MarkdownNode, PlacedNode } from "#app/lib/markdown/markdown-tree.server.ts";

type Problem = Pick<Finding, "message" | "mend">;

/** The page sets the headings above a text: a category's section has its own `heading` field. */
const levelAbove = ({ path }: Source): number => (path.startsWith("blog/categories/") ? 2 : 1);

const headingText = (node: MarkdownNode): string =>
  node.type === "text"
    ? node.value
    : "children" in node
      ? node.children.map((child) => headingText(child as MarkdownNode)).join("")
      : "";

const signs = (level: number) => "#".repeat(level);

/** Judges a heading by the one before it: levels go down one step at a time, to the third at most. */
function headingProblem(level: number, previous: number, top: number): Problem | undefined {
  if (level <= top) {
    return {
      message: `A heading with ${signs(level)} belongs to the page, not to the text.`,
      mend: `Begin it with ${signs(top + 1)}.`,
    };
  }
  if (level > 3) {
    return {
      message: `A heading with ${signs(level)} is deeper than the design goes.`,
      mend: "Use ### at most.",
    };
  }
  if (level > previous + 1) {
    return {
      message: `A heading with ${signs(level)} skips a level.`,
      mend: `Begin it with ${signs(previous + 1)}, or put a ${signs(previous + 1)} heading above it.`,
    };
  }
  return undefined;
}

/**
 * A picture or link that stays as it is typed: with a space in its address, or between its brackets. A bare
 * https:// address becomes a link node of its own, so the text may end at the opening bracket.
 */
const UNPARSED_LINK =
  /!\[[^\]\n]+\] ?\([^)\n]*(?:\)|$)|\[[^\]\n]+\](?:\([^)\n]*(?:\)|$)| \((?:\/[^)\n]*\)|$))/m;

function nodeProblem(node: MarkdownNode, top: number): Problem | undefined {
  if (node.type === "html" && !/^<!--[\s\S]*-->$/.test(node.value.trim())) {
    return {
      message: `HTML is not shown: ${node.value.split("\n")[0]}`,
      mend: "Write it as Markdown, or take it out.",
    };
  }
  const sign = node.type === "text" && /^(#{1,6})(\p{L}.*)/mu.exec(node.value);
  if (sign) {
    return {
      message: `${sign[0]} is no heading: a space is missing.`,
      mend: `Write ${signs(Math.max(sign[1]!.length, top + 1))} ${sign[2]}.`,
    };
  }
  const link = node.type === "text" && UNPARSED_LINK.exec(node.value);
  if (link) {
    return {
      message: `Visitors would see ${link[0]} as it stands here.`,
      mend: "Write no space between the two brackets, and none within the file's name or the address.",
    };
  }
  const bold = node.type === "text" && /\*\*[^\s*][^*]*\*\*/.exec(node.value);
  if (bold) {
    return {
      message: `Visitors would see ${bold[0]} with its stars.`,
      mend: "Write a space behind the closing stars, or the sign before them behind them.",
    };
  }
  const { start, end } = node.position ?? {};
  // Between fences a block has two lines more than its text.
  if (
    node.type === "code" &&
    start &&
    end &&
    end.line - start.line < node.value.split("\n").length
  ) {
    return {
      message: `"${node.value.split("\n")[0]}" is set as a program's text, since spaces begin the line.`,
      mend: "Take the spaces out; within a list, begin it below the first letter of its entry.",
    };
  }
  if (node.type === "heading" && start && end && start.line !== end.line) {
    return {
      message: `"${headingText(node)}" is read as a heading, since a line of --- or === follows it at once.`,
      mend: `Begin it with ${signs(top + 1)} if it is one; if not, leave an empty line before that line.`,
    };
  }
  if (node.type === "heading" && headingText(node).trim() === "") {
    return { message: "The heading is empty.", mend: "Give it words, or take it out." };
  }
  return undefined;
}

function textFindings(source: Source, nodes: PlacedNode[]): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number, problem?: Problem) => {
    if (problem) findings.push({ severity: "error", file: source.file, line, ...problem });
  };
  const top = levelAbove(source);
  let previous = top;
  for (const { node, line } of nodes) {
    report(line, nodeProblem(node, top));
    if (node.type !== "heading") continue;
    report(line, headingProblem(node.depth, previous, top));
    previous = node.depth;
  }
  return findings;
}

/** A sub-page of HR advisory is made of its ## sections: what stands above the first would be lost. */
function lostText(source: Source, text: string, firstLine: number): Finding[] {
  if (!source.path.startsWith("services/hr-advisory/")) return [];
  if (text.trimStart().startsWith("## ")) return [];
  return [
    {
      severity: "error",
      file: source.file,
      line: firstLine,
      message: "The text above the first ## heading is not shown.",
      mend: "Put a ## heading above it, or move it to `intro`.",
    },
  ];
}

/** Heading order, alternative texts and words that would not be shown. */
export const markdownFindings = (sources: Source[]): Finding[] =>
  sources.flatMap((source) => {
    if (!source.body) return [];
    const { text, line, nodes } = source.body;
    if (text.trim() === "" && !isArticle(source.path)) {
      const message = "The page has no text.";
      return [
        { severity: "error", file: source.file, line, message, mend: "Write it below the fields." },
      ];
    }
    return [...textFindings(source, nodes), ...lostText(source, text, line)];
  });
