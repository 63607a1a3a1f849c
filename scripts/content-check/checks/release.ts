import { GAP, isZeroPhone } from "#app/lib/placeholder.ts";
import { RESERVED_NAME } from "#app/lib/reserved-name.ts";
import type { Source } from "../content.ts";
import type { FieldValue } from "../fields.ts";
import type { Finding } from "../finding.ts";

type Problem = Pick<Finding, "message" | "mend"> & { isGap?: boolean };

const ZERO_CIN = /^[A-Z]0{5}|0{6}$/;

const findAll = (text: string, wanted: RegExp): { found: string; index: number }[] =>
  [...text.matchAll(new RegExp(wanted, `g${wanted.flags}`))].map(({ 0: found, index }) => ({
    found,
    index,
  }));

type Found = Problem & { index: number };

/** The names of a text that reach nobody, each with the sign that it begins at. */
const unreachable = (text: string): Found[] =>
  findAll(text, RESERVED_NAME).map(({ found, index }) => ({
    message: `${found} is a reserved name: it reaches nobody.`,
    mend: "Write the firm's own address.",
    index,
  }));

/** The gaps of a text, each with the sign that it begins at. */
const openGaps = (text: string): Found[] =>
  findAll(text, GAP).map(({ found, index }) => ({
    message: `The gap ${found.replaceAll(/\s+/g, " ")} is still open.`,
    mend: "Fill it in; where it belongs to a quotation, write (round brackets).",
    isGap: true,
    index,
  }));

function valueProblem({ key, value }: FieldValue): Problem | undefined {
  if (key === "sample" && value === true) {
    const message = "This is an invented sample.";
    return { message, mend: "Put the firm's own facts in its place, then write `sample: false`." };
  }
  if (key === "placeholder" && value === true) {
    const message = "This stands in for a client's name.";
    return { message, mend: "Write a name the client has agreed to, then `placeholder: false`." };
  }
  if (key === "basis" && value === "") {
    const message = "Nothing says where the proof of this claim is kept.";
    return { message, mend: "Name the document or the person that can prove it." };
  }
  if (typeof value !== "string") return undefined;
  if (key === "phone" && isZeroPhone(value)) {
    return { message: "The telephone number is all zeros.", mend: "Write the firm's number." };
  }
  if (key === "cin" && ZERO_CIN.test(value)) {
    return { message: "The CIN is all zeros.", mend: "Write the Corporate Identity Number." };
  }
  if (/^(?:name|legalName)$/.test(key) && /^Example\b/.test(value)) {
    return { message: `"${value}" is a sample name.`, mend: "Write the real name." };
  }
  const [problem] = [...unreachable(value), ...openGaps(value)];
  return problem && { message: problem.message, mend: problem.mend, isGap: problem.isGap };
}

function bodyProblems({ body }: Source): (Problem & { line: number })[] {
  if (!body) return [];
  const placed = (text: string, first: number, problems: Found[]) =>
    problems.map(({ index, ...problem }) => ({
      ...problem,
      line: first + text.slice(0, index).split("\n").length - 1,
    }));
  return [
    ...placed(body.text, body.line, unreachable(body.text)),
    // Gaps are looked for in words alone: a link whose address stands elsewhere has brackets, too.
    ...body.nodes.flatMap(({ node, line }) =>
      node.type === "text" ? placed(node.value, line, openGaps(node.value)) : [],
    ),
  ];
}

/**
 * Where a file's fields are those of a draft: "" where the whole file is one, `members[2].` where an entry of it is.
 * Drafts are no part of the site, whatever they hold; articles with a future date will be.
 */
export const draftsIn = ({ fields }: Source): string[] =>
  fields.values.flatMap(({ field, key, value }) =>
    key === "draft" && value === true ? [field.slice(0, -key.length)] : [],
  );

export type ReleaseOptions = {
  /** Whether the site is about to be released: then samples and placeholders are errors too. */
  release?: boolean;
  /** Whether open gaps may wait: in a new file, and in a preview. */
  gapsMayWait?: boolean;
};

/** The firm's own details: a site of samples stands on gaps here, such as `[Street]`. */
const FIRM_FILE = "site.yaml";

/** Samples, placeholders and claims without proof (A3, A12), and gaps that visitors would read. */
export function releaseFindings(
  sources: Source[],
  { release = false, gapsMayWait = false }: ReleaseOptions,
): Finding[] {
  return sources.flatMap((source) => {
    const { file, path, fields } = source;
    const drafts = draftsIn(source);
    if (drafts.includes("")) return [];
    const gapsCount = !gapsMayWait && path !== FIRM_FILE;
    const inFields = fields.values.flatMap((value) => {
      if (drafts.some((entry) => value.field.startsWith(entry))) return [];
      const problem = valueProblem(value);
      return problem ? [{ ...problem, field: value.field, line: value.line }] : [];
    });
    return [...inFields, ...bodyProblems(source)].map(({ isGap, ...problem }) => ({
      severity: release || (isGap && gapsCount) ? "error" : "note",
      file,
      ...problem,
    }));
  });
}
