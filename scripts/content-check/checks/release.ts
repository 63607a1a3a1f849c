import { GAP, isZeroPhone } from "#app/lib/placeholder.ts";
import { RESERVED_NAME } from "#app/lib/address/reserved-name.ts";
import type { Source, FieldValue } from "../content.ts";
import { finding, type Finding, type Remark } from "../findings.ts";

const ZERO_CIN = /^[A-Z]0{5}|0{6}$/;

/** A finding in a text, the index where it begins, and whether it is a gap, which stops a build. */
type Found = { remark: Remark; index: number; isGap: boolean };

const findAll = (text: string, wanted: RegExp, say: (found: string) => Remark): Found[] =>
  Array.from(text.matchAll(new RegExp(wanted, `g${wanted.flags}`)), ({ 0: found, index }) => ({
    remark: say(found),
    index,
    isGap: wanted === GAP,
  }));

const unreachable = (text: string): Found[] =>
  findAll(text, RESERVED_NAME, (found) => [
    `${found} is a reserved name: it reaches nobody.`,
    "Write the firm's own address.",
  ]);

const openGaps = (text: string): Found[] =>
  findAll(text, GAP, (found) => [
    `The gap ${found.replaceAll(/\s+/g, " ")} is still open.`,
    "Fill it in; where it belongs to a quotation, write (round brackets).",
  ]);

function valueRemark({ key, value }: FieldValue): Remark | undefined {
  if (key === "sample" && value === true)
    return [
      "This is an invented sample.",
      "Put the firm's own facts in its place, and take `sample` off.",
    ];
  if (key === "placeholder" && value === true)
    return [
      "This stands in for a client's name.",
      "Write a name the client has agreed to, and take `placeholder` off.",
    ];
  if (key === "basis" && value === "")
    return [
      "Nothing says where the proof of this claim is kept.",
      "Name the document or the person that can prove it.",
    ];
  if (key === "phone" && isZeroPhone(String(value)))
    return ["The telephone number is all zeros.", "Write the firm's number."];
  if (key === "cin" && ZERO_CIN.test(String(value)))
    return ["The CIN is all zeros.", "Write the Corporate Identity Number."];
  return /^(?:name|legalName)$/.test(key) && /^Example\b/.test(String(value))
    ? [`"${value}" is a sample name.`, "Write the real name."]
    : undefined;
}

function valueProblem(field: FieldValue): Pick<Found, "remark" | "isGap"> | undefined {
  const remark = valueRemark(field);
  if (remark) return { remark, isGap: false };
  const text = typeof field.value === "string" ? field.value : "";
  return [...unreachable(text), ...openGaps(text)][0];
}

function bodyProblems({ body }: Source): (Found & { line: number; field?: string })[] {
  if (!body) return [];
  const placed = (text: string, first: number, found: Found[]) =>
    found.map((problem) => ({
      ...problem,
      line: first + text.slice(0, problem.index).split("\n").length - 1,
    }));
  return [
    ...placed(body.text, body.line, unreachable(body.text)),
    // Only words are searched for gaps: reference links have brackets, too.
    ...body.nodes.flatMap(({ node, line }) =>
      node.type === "text" ? placed(node.value, line, openGaps(node.value)) : [],
    ),
  ];
}

/**
 * The parts of a file that are drafts: "" for the whole file, `members[2].` for an entry of it. Drafts are not
 * published, whatever they contain; future articles will be.
 */
export const draftsIn = ({ fields }: Source): string[] =>
  fields.values.flatMap(({ field, key, value }) =>
    key === "draft" && value === true ? [field.slice(0, -key.length)] : [],
  );

export type ReleaseOptions = {
  /** Whether the site is to be released: then samples and placeholders are errors too. */
  release?: boolean;
  /** Whether gaps are allowed: in a new file, and in a preview. */
  gapsMayWait?: boolean;
};

/** The firm's own details, where a site of samples has gaps such as `[Street]`. */
const FIRM_FILE = "site.yaml";

/** Samples, placeholders and claims without proof (A3, A12), and gaps that visitors would see. */
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
    return [...inFields, ...bodyProblems(source)].map(({ isGap, remark, field, line }) =>
      finding({ file, field, line }, release || (isGap && gapsCount) ? "error" : "note", ...remark),
    );
  });
}
