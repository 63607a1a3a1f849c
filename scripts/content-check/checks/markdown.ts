import type { Emphasis, TableRow } from "mdast";
import { toString as words } from "mdast-util-to-string";
import type { MarkdownNode } from "#app/lib/markdown/markdown-tree.server.ts";
import { isArticle, type Source } from "../content.ts";
import { finding, type Finding, type Remark } from "../findings.ts";

const signs = (level: number) => "#".repeat(level);

/** Checks a heading against the previous one: levels increase one at a time, to the third at most. */
function headingProblem(level: number, previous: number, top: number): Remark | undefined {
  const such = `A heading with ${signs(level)}`;
  const right = signs(previous + 1);
  if (level <= top)
    return [`${such} belongs to the page, not to the text.`, `Begin it with ${signs(top + 1)}.`];
  if (level > 3) return [`${such} is deeper than the design goes.`, "Use ### at most."];
  if (level <= previous + 1) return undefined;
  return [`${such} skips a level.`, `Begin it with ${right}, or put a ${right} heading above it.`];
}

/** The beginning of a list item or table row, where consecutive lines are meant as such. */
const POINT = String.raw`(?:\((?:[a-z]|[ivx]+|\d+)\)|[a-z]\)|[^\n\t]*\t).+`;

/** Syntax of other Markdown programs, such as Obsidian, Pandoc and MkDocs. */
const OTHER_PROGRAMS = [
  /\{%.+?%\}/,
  /(?<![^\s(])(?:==[^=\s][^=\n]*==|\+\+[^+\s][^+\n]*\+\+)/,
  /[a-z](?:\^\w+\^|~\w+~)/,
  /\^\[[^\]\n]+\]|\[\[[^\]\n]+\]\]/,
  /^(?::::|!!! \w|\*\[[^\]\n]+\]:).*/,
];

/** Misused syntax that would be shown unchanged, with what to write instead. */
const SIGNS: [meant: RegExp, mend: string][] = [
  [
    /!\[[^\]\n]+\] ?\([^)\n]*\)|\[[^\]\n]+\](?:\([^)\n]*\)| \((?:\/|https?:)[^)\n]*\))|\]\((?:\/|https?:)[^)\n]*\)/,
    "Write no space between the two brackets, none within the file's name or the address, and no link within another.",
  ],
  [
    /^(?:[•▪●◦‣·]\s*|[-*]\u00A0|-(?=\p{L}))(.*)/mu,
    "An entry of a list begins with a hyphen and a space: - $1",
  ],
  [
    new RegExp(OTHER_PROGRAMS.map(({ source }) => source).join("|"), "im"),
    "It is a sign of another program: say it in words, in **bold** or with a [link](/team).",
  ],
  [
    new RegExp(`^${POINT}\n${POINT}`, "m"),
    "Begin each point with a hyphen and a space, each row of a table with |; or part them by an empty line.",
  ],
  [/^\|.*\|[ \t]*$/m, "Below the head of a table write a line with as many cells: | --- | --- |."],
  [
    /\[[^\]\n]*\p{L}{2}[^\]\n]*\]\[(?!sic\])[a-z0-9-]*\]|\[\^(?!update-)[^\]\s]+\]/u,
    "Say on a line of its own below what it refers to: [name]: /team for a link, [^1]: Words. for a note.",
  ],
  [
    /(?:\*\*[^\s*]|(?<![\p{L}\p{N}])\*\* +\p{L})[^*]*\*\*/u,
    "Write no space within the stars, and one behind them, or the sign before them behind them.",
  ],
];

function signProblem(text: string, top: number): Remark | undefined {
  // A word with inner capitals, such as #MeToo, is a hashtag.
  const [line, sign = "", rest] =
    /^(#{1,6})\u00A0?(?!\p{Lu}\p{Ll}+\p{Lu})(\p{L}.*)/mu.exec(text) ?? [];
  if (line)
    return [
      `${line} is no heading: a space is missing.`,
      `Write ${signs(Math.max(sign.length, top + 1))} ${rest}.`,
    ];
  for (const [meant, mend] of SIGNS) {
    const [found] = meant.exec(text) ?? [];
    if (found)
      return [
        `Visitors would see ${found.replaceAll("\n", " ")} as it stands here.`,
        found.replace(meant, mend),
      ];
  }
  return undefined;
}

function nodeProblem(node: MarkdownNode, top: number): Remark | undefined {
  if (node.type === "html" && !/^<!--[\s\S]*-->$/.test(node.value.trim()))
    return [
      `HTML is not shown: ${node.value.split("\n")[0]}`,
      "Write it as Markdown, or take it out.",
    ];
  if (node.type !== "code" && node.type !== "heading") return undefined;
  // Autolinked words have no position; explicit links have one.
  const { start, end } = node.position!;
  const breaks = end.line - start.line;
  // A fenced block has two more lines than its text.
  if (node.type === "code") {
    const lines = node.value.split("\n");
    if (breaks === (node.value === "" ? 0 : lines.length))
      return [
        "All that follows is set as a program's text: the line that closes it is missing.",
        "End the block with a line of the signs that it begins with, such as ```.",
      ];
    return breaks < lines.length
      ? [
          `"${lines[0]}" is set as a program's text, since spaces begin the line.`,
          "Take the spaces out; within a list, begin it below the first letter of its entry.",
        ]
      : undefined;
  }
  if (breaks > 0)
    return [
      `"${words(node)}" is read as a heading, since a line of --- or === follows it at once.`,
      `Begin it with ${signs(top + 1)} if it is one; if not, leave an empty line before that line.`,
    ];
  return words(node).trim() === ""
    ? ["The heading is empty.", "Give it words, or take it out."]
    : undefined;
}

/** Checks a table row that would lose cells, or is not recognised. @param columns the number of cells in the heading */
function rowProblem(
  { children, position }: TableRow,
  columns: number,
  text: string,
): Remark | undefined {
  if (children.length > columns)
    return [
      `This row has ${children.length} cells, the head ${columns}: the rest is not shown.`,
      "Write \\| for a line within a cell, between backticks too, or give the head another cell.",
    ];
  const { start, end } = position!;
  return text.slice(start.offset, end.offset).includes("|")
    ? undefined
    : ["This line is read as a row of the table above.", "Leave an empty line between them."];
}

/** Multiplication stars that turn text italic: `15*wages*26`, with a digit at both ends. @param text with the stars */
function starsProblem({ position }: Emphasis, text: string): Remark | undefined {
  const [from, to] = [position!.start.offset!, position!.end.offset!];
  const before = /\p{N}+$/u.exec(text.slice(0, from))?.[0];
  const after = /^\p{N}+/u.exec(text.slice(to))?.[0];
  return before && after
    ? [
        `The stars of ${before}${text.slice(from, to)}${after} are not shown: what stands between them is set in italics.`,
        "Write × for times, or \\* for a star.",
      ]
    : undefined;
}

/** Wrong heading levels, and words that would not be shown, with their lines. */
function textProblems({ path, body }: Source): [line: number, Remark | undefined][] {
  if (!body) return [];
  const { text, line: first, nodes } = body;
  if (text.trim() === "" && !isArticle(path))
    return [[first, ["The page has no text.", "Write one."]]];
  // The page sets the headings above a text: a category's section has its own `heading` field.
  const top = path.startsWith("blog/categories/") ? 2 : 1;
  let previous = top;
  let columns = 0;
  // Trimmed as for parsing, so that offsets of nodes match.
  const source = text.trim().replaceAll("\r\n", "\n");
  const referredTo = new Set(
    nodes.map(({ node }) => node.type === "footnoteReference" && node.identifier),
  );
  const problems = nodes.flatMap(
    ({ node, line, isFirst }, place): [number, Remark | undefined][] => {
      if (node.type === "text") {
        // A bare https:// address is a link node, so the text ends before it. Text after bold words begins no line.
        const next = nodes[place + 1]?.node;
        const bare = next?.type === "link" && words(next) === next.url ? `${next.url})` : "";
        return [[line, signProblem(`${isFirst ? "" : " "}${node.value}${bare}`, top)]];
      }
      if (node.type === "table") columns = node.children[0]?.children.length ?? 0;
      if (node.type === "emphasis") return [[line, starsProblem(node, source)]];
      if (node.type === "tableRow") return [[line, rowProblem(node, columns, source)]];
      if (node.type === "footnoteDefinition" && !referredTo.has(node.identifier)) {
        const note = `[^${node.identifier}]`;
        const message = `The note ${note} is not shown: nothing in the text refers to it.`;
        return [[line, [message, `Write ${note} where it belongs, or take the note out.`]]];
      }
      if (node.type !== "heading") return [[line, nodeProblem(node, top)]];
      const above = previous;
      previous = node.depth;
      return [
        [line, nodeProblem(node, top)],
        [line, headingProblem(node.depth, above, top)],
      ];
    },
  );
  // Pages of HR advisory show only their ## sections: text above the first would be lost.
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
