import { optimize, type CustomPlugin, type XastChild, type XastElement } from "svgo";

/** What may be referred to: a part of the same drawing, or a picture that is written into it. */
const INNER = /^\s*(?:#|data:image\/)/i;
// A style that ends within an address ends it: browsers load that, too.
const OUTER_URL = /url\((?!\s*["']?\s*(?:#|data:(?:image|font|application)\/))[^)]*(?:\)|$)/gi;
/** To its semicolon, which an address in quotation marks may have, too. */
const IMPORT = /@import(?:"[^"]*"|'[^']*'|[^;])*;?/gi;
/** Functions that load what a mere text in them names, up to the end of the declaration. */
const NAMED = /(?:image-set|image|src)\([^;{}]*?["'][^;}]*/gi;
/** Attributes that no browser reads as a style. */
const NO_STYLE = /^(?:aria-.*|data-.*|id|class|alt|title|name)$/;
/** By their names without a prefix, which a file chooses. */
const REFERENCES = new Set(
  "href src data action formaction srcdoc srcset background ping".split(" "),
);
/** Elements of pages that show another document, or send something. */
const FOREIGN = new Set("iframe object embed form link base meta audio video".split(" "));

const localName = (name: string): string => name.replace(/^.*:/, "");

/** A style with its letters and hyphens as themselves: `u\72l` is url. */
const plainStyle = (text: string): string =>
  text.replaceAll(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([g-z-]))/gi, (escape, code, letter) => {
    const sign = letter ?? String.fromCharCode(Math.min(parseInt(code, 16), 0xffff));
    return /[a-z-]/i.test(sign) ? sign : escape;
  });

/** Rules that load something, such as a font from elsewhere; the rules beside them stay. */
function styleWithout(text: string, lose: (what: string) => void): string {
  return plainStyle(text.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ""))
    .replaceAll(IMPORT, (rule) => (lose(`the style sheet in ${rule.trim()}`), ""))
    .replaceAll(/@font-face\s*\{[^}]*\}/gi, (rule) =>
      rule.replace(OUTER_URL, "") === rule ? rule : (lose("a font from another site"), ""),
    )
    .replaceAll(OUTER_URL, (url) => (lose(`what ${url} loads`), "none"))
    .replaceAll(NAMED, (named) => (lose(`what ${named} loads`), "none"));
}

/** Takes out whatever would be loaded from elsewhere; the library takes out what runs. */
const withoutLoading = (lose: (what: string) => void): CustomPlugin => ({
  name: "without-loading",
  fn: () => ({
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
        // Browsers read the pieces of a style as one.
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
    if (/^on/i.test(key)) delete attributes[key];
    else if (REFERENCES.has(reference)) {
      if (INNER.test(value) && reference !== "srcset") continue;
      // A link without its address is a mere group.
      if (name !== "a") lose(`what <${name} ${key}="${value.slice(0, 60)}"> loads`);
      delete attributes[key];
    } else if (/\(|\\/.test(value) && !NO_STYLE.test(key)) {
      attributes[key] = styleWithout(value, lose);
    }
  }
}

/**
 * Leaves out of an SVG file what runs or loads something, so that it does nothing when somebody opens it by itself.
 * Drawing programs' declarations, entities, labels in HTML and pictures within stay.
 * @returns the drawing, and what it lost, in words
 * @throws Error where it is no SVG
 */
export function safeSvg(text: string): { svg: string; lost: string[] } {
  const lost = new Set<string>();
  const { data: svg } = optimize(text.replace(/^\uFEFF/, "").trim(), {
    plugins: [
      "removeDoctype",
      "removeXMLProcInst",
      "removeComments",
      "removeMetadata",
      "removeEditorsNSData",
      withoutLoading((what) => lost.add(what)),
      "removeScripts",
    ],
  });
  if (!/^<(?:\w+:)?svg[\s>/]/.test(svg)) throw new Error("It does not begin with an svg element.");
  return { svg, lost: [...lost] };
}
