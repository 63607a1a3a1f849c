import { isPair, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from "yaml";
import { fieldName } from "#app/collections/reader/content-error.ts";

type Path = readonly PropertyKey[];

/** A value of a content file with its place. */
export type FieldValue = {
  /** The path, for example `links[0].to`. */
  field: string;
  /** The last key of the path: `to`. */
  key: string;
  value: unknown;
  line: number;
};

/** The fields of a content file as written: every value with its line. */
export type Fields = {
  values: FieldValue[];
  /** The line of the field at a path, or of the nearest existing field around it. */
  lineOf: (path: Path) => number | undefined;
};

function nodeAt(document: Document, path: Path): Node | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as Node | undefined;
    if (node?.range) return node;
  }
  return undefined;
}

/**
 * Parses YAML without validation.
 * @param firstLine the line of the file on which the text begins
 */
export function fieldsOf(text: string, firstLine = 1): Fields {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineOf = (node?: Node | null) =>
    counter.linePos(node?.range?.[0] ?? 0).line + firstLine - 1;
  const values: FieldValue[] = [];
  visit(document, {
    Scalar(at, node, [, ...parents]) {
      if (at === "key") return;
      const path = parents.flatMap((parent, depth) => {
        if (isPair<Node>(parent)) return String(parent.key);
        return isSeq(parent) ? parent.items.indexOf(parents[depth + 1] ?? node) : [];
      });
      const key = path.findLast((part) => typeof part === "string") ?? "";
      values.push({ field: fieldName(path), key, value: node.value, line: lineOf(node) });
    },
  });
  return { values, lineOf: (path) => lineOf(nodeAt(document, path)) };
}
