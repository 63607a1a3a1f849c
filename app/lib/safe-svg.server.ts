import { optimize, type CustomPlugin, type XastChild, type XastElement } from "svgo";

/** Allowed references: to a part of the same drawing, or to an embedded picture. */
const INNER = /^\s*(?:#|data:image\/)/i;
// Also matches an unclosed `url(` at the end of a style: browsers load it too.
const OUTER_URL = /url\((?!\s*["']?\s*(?:#|data:(?:image|font|application)\/))[^)]*(?:\)|$)/gi;
/** Up to its semicolon; an address in quotation marks may contain semicolons. */
const IMPORT = /@import(?:"[^"]*"|'[^']*'|[^;])*;?/gi;
/** Functions that load an address given as a plain string, up to the end of the declaration. */
const NAMED = /(?:image-set|image|src)\([^;{}]*?["'][^;}]*/gi;
/** Attributes that browsers never read as a style. */
const NO_STYLE = /^(?:aria-.*|data-.*|id|class|alt|title|name)$/;
/** Attributes with an address, by local name: the file chooses the prefix. */
const REFERENCES = new Set(
  "href src data action formaction srcdoc srcset background ping".split(" "),
);
/** HTML elements that show another document, or send something. */
const FOREIGN = new Set("iframe object embed form link base meta audio video".split(" "));

/** Stands in no text: for blanks beside tags of HTML labels, which SVGO would trim: "Notice <b>given</b>". */
const BLANK = "\uFDD0";

const localName = (name: string): string => name.replace(/^.*:/, "");

/** Decodes escaped letters and hyphens of a style: `u\72l` is url. */
const plainStyle = (text: string): string =>
  text.replaceAll(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([g-z-]))/gi, (escape, code, letter) => {
    const sign = letter ?? String.fromCharCode(Math.min(parseInt(code, 16), 0xffff));
    return /[a-z-]/i.test(sign) ? sign : escape;
  });

/** Removes the rules of a style that load something, such as a font; other rules stay. */
function styleWithout(text: string, lose: (what: string) => void): string {
  return plainStyle(text.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ""))
    .replaceAll(IMPORT, (rule) => (lose(`the style sheet in ${rule.trim()}`), ""))
    .replaceAll(/@font-face\s*\{[^}]*\}/gi, (rule) =>
      rule.replace(OUTER_URL, "") === rule ? rule : (lose("a font from another site"), ""),
    )
    .replaceAll(OUTER_URL, (url) => (lose(`what ${url} loads`), "none"))
    .replaceAll(NAMED, (named) => (lose(`what ${named} loads`), "none"));
}

/** Removes everything that would be loaded from elsewhere; SVGO's own plugins remove scripts. */
const withoutLoading = (lose: (what: string) => void): CustomPlugin => ({
  name: "without-loading",
  fn: () => ({
    instruction: {
      enter: (node, parent) => {
        if (node.name === "xml-stylesheet") lose(`what <?${node.name} ${node.value}?> loads`);
        parent.children = parent.children.filter((child) => child !== node);
      },
    },
    element: {
      enter: (node, parent) => {
        const name = localName(node.name.toLowerCase());
        const isMoved =
          /^(?:animate|set)/.test(name) && node.attributes.attributeName?.endsWith("href");
        if (name === "script") lose("a script");
        if (FOREIGN.has(name) || isMoved) {
          lose(`<${node.name}>`);
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        keepInnerReferences(node, name, lose);
        if (name !== "style") return;
        // Browsers join all pieces of a style element.
        const texts = (node.children as XastChild[]).map((child) =>
          child.type === "text" || child.type === "cdata" ? child.value : "",
        );
        node.children = [{ type: "text", value: styleWithout(texts.join(""), lose) }];
      },
    },
  }),
});

function keepInnerReferences(
  { attributes }: XastElement,
  name: string,
  lose: (what: string) => void,
): void {
  for (const [key, value] of Object.entries(attributes)) {
    const reference = localName(key);
    if (/^on/i.test(key)) {
      lose(`what ${key} does`);
      delete attributes[key];
    } else if (REFERENCES.has(reference)) {
      if (INNER.test(value) && reference !== "srcset") continue;
      // A link without address is a harmless group.
      if (name !== "a") lose(`what <${name} ${key}="${value.slice(0, 60)}"> loads`);
      delete attributes[key];
    } else if (/\(|\\/.test(value) && !NO_STYLE.test(key))
      attributes[key] = styleWithout(value, lose);
  }
}

/**
 * Removes from an SVG file whatever runs or loads something, so that opening it by itself is safe. Drawing programs'
 * declarations, entities, HTML labels and embedded pictures stay.
 * @returns the drawing, and descriptions of what was removed
 * @throws Error if the text is not SVG
 */
export function safeSvg(text: string): { svg: string; lost: string[] } {
  const lost = new Set<string>();
  const kept = text.replaceAll(/<foreignObject[^]*?<\/foreignObject>/g, (label) =>
    label.replaceAll(/(?<=>)\s+|\s+(?=<)/g, BLANK),
  );
  const { data } = optimize(kept.trim(), {
    plugins: [
      "removeDoctype",
      "removeComments",
      "removeMetadata",
      "removeEditorsNSData",
      withoutLoading((what) => lost.add(what)),
      "removeScripts",
    ],
  });
  const svg = data.replaceAll(BLANK, " ");
  if (!/^<(?:\w+:)?svg[\s>/]/.test(svg)) throw new Error("It does not begin with an svg element.");
  return { svg, lost: [...lost] };
}
