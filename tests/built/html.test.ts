import { html, parse, type DefaultTreeAdapterTypes as Tree, type ParserError } from "parse5";
import { expect, test } from "vitest";
import { MONTHS } from "#app/lib/days.ts";
import { documentOf, htmlOf, mainOf, pageAddresses, textOf } from "./built-site.ts";

const elementsIn = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsIn(child)] : []));

const attribute = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements that the parser adds or closes by itself, because of invalid nesting. */
function mended(element: Tree.Element, text: string): string[] {
  const { tagName, namespaceURI, sourceCodeLocation: place } = element;
  if (!place?.startTag) return [`<${tagName}> is added`];
  const start = text.slice(place.startTag.startOffset, place.startTag.endOffset);
  const isWhole = VOID.test(tagName) || (namespaceURI !== html.NS.HTML && start.endsWith("/>"));
  return isWhole || place.endTag ? [] : [`${start} ends before its end tag`];
}

const twice = (values: (string | undefined)[]): (string | undefined)[] =>
  values.filter((value, place) => value !== undefined && values.indexOf(value) !== place);

test.each(pageAddresses())("%s is whole, and browsers mend nothing in it (B1)", (address) => {
  const text = htmlOf(address);
  const errors: string[] = [];
  const onParseError = ({ code, startLine, startCol }: ParserError) =>
    errors.push(`${code} (${startLine}:${startCol})`);
  const elements = elementsIn(parse(text, { sourceCodeLocationInfo: true, onParseError }));
  expect([...errors, ...elements.flatMap((element) => mended(element, text))]).toEqual([]);
  expect(twice(elements.map((element) => attribute(element, "id")))).toEqual([]);
  // Dates do not wrap.
  const shown = elements
    .filter(({ tagName }) => !/^(?:script|style|template|textarea|title|option)$/.test(tagName))
    .flatMap(({ childNodes }) => childNodes.flatMap((node) => ("value" in node ? node.value : [])));
  const dates = new RegExp(`\\b\\d{1,2} (?:${MONTHS.join("|")}) \\d{4}|\\bForm \\d`);
  expect(shown.filter((each) => dates.test(each))).toEqual([]);
  // React writes `false` as a word, and a selector would take the attribute for set.
  expect(text).not.toMatch(/ data-[\w-]+="(?:false|undefined|null|NaN)"/);
  // A button without a type submits its form.
  const buttons = elements.filter(({ tagName }) => tagName === "button");
  expect(buttons.filter((button) => attribute(button, "type") === undefined)).toEqual([]);
  // Radio buttons and checkboxes of one question share a name.
  for (const form of elements.filter(({ tagName }) => tagName === "form")) {
    const fields = elementsIn(form).filter(
      (field) =>
        /^(?:input|select|textarea)$/.test(field.tagName) &&
        !/^(?:radio|checkbox|submit)$/.test(attribute(field, "type") ?? ""),
    );
    expect(twice(fields.map((field) => attribute(field, "name")))).toEqual([]);
  }
  // A term whose picture is hidden from screen readers has words of its own.
  for (const term of documentOf(address).querySelectorAll("dt:has([aria-hidden])")) {
    const hidden = term.querySelectorAll("[aria-hidden]").map(textOf).join(" ");
    expect(textOf(term)).not.toBe(hidden.trim());
  }
  // Small viewports show parts of a table as blocks, and older Safari derives roles from the style.
  const parts = documentOf(address).querySelectorAll("table, table :is(thead, tbody, tr, th, td)");
  const ofStyle = parts.filter((each) => !each.closest(".prose") && !each.hasAttribute("role"));
  expect(ofStyle.map(textOf)).toEqual([]);
  for (const part of ["body > header", "body > main", "body > footer", "h1"])
    expect(documentOf(address).querySelectorAll(part), part).toHaveLength(1);
  expect(textOf(mainOf(address)).length).toBeGreaterThan(100);
  const levels = elements
    .flatMap(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1] ?? [])
    .map(Number);
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
});
