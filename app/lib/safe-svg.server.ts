import { optimize, type CustomPlugin, type XastChild, type XastElement } from "svgo";

/** What may be referred to: a part of the same drawing, or a picture that is written into it. */
const INNER = /^\s*(?:#|data:image\/)/i;
const OUTER_URL =
  /url\(\s*(["']?)(?!\1\s*(?:#|data:image\/|data:font\/|data:application\/))[^)]*\)/gi;
const REFERENCES = new Set(["href", "xlink:href", "src", "data", "action", "formaction", "srcdoc"]);
/** Elements of pages that show another document, or send something. */
const FOREIGN = new Set("iframe object embed form link base meta audio video".split(" "));

/** Rules that load something, such as a font from elsewhere; the rules beside them stay. */
function styleWithout(text: string, lose: (what: string) => void): string {
  return text
    .replaceAll(/@import[^;]*;?/gi, (rule) => (lose(`the style sheet in ${rule.trim()}`), ""))
    .replaceAll(/@font-face\s*\{[^}]*\}/gi, (rule) =>
      rule.replace(OUTER_URL, "") === rule ? rule : (lose("a font from another site"), ""),
    )
    .replaceAll(OUTER_URL, (url) => (lose(`what ${url} loads`), "none"));
}

/** Takes out whatever would be loaded from elsewhere; the library takes out what runs. */
const withoutLoading = (lose: (what: string) => void): CustomPlugin => ({
  name: "without-loading",
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const name = node.name.toLowerCase().replace(/^.*:/, "");
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
        for (const child of node.children as XastChild[])
          if (child.type === "text" || child.type === "cdata")
            child.value = styleWithout(child.value, lose);
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
    if (REFERENCES.has(key) && !INNER.test(value)) {
      // A link without its address is a mere group.
      if (name !== "a") lose(`what <${name} ${key}="${value.slice(0, 60)}"> loads`);
      delete attributes[key];
    } else if (/url\(|@import/i.test(value)) {
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
