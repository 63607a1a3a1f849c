import sax from "sax";

/** What a logo or a diagram is drawn with. Scripts, pictures within and foreign markup are not among it. */
const ELEMENTS = new Set(
  (
    "svg g a switch defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan " +
    "linearGradient radialGradient stop clipPath mask pattern marker"
  ).split(" "),
);

/** An address within the same drawing, the only kind that it may refer to. */
const INNER = /^#[\w.-]+$/;

/** Styles and values that load something, or that old engines run. */
const LOADS = /@import|expression\(|javascript:|url\(\s*(?!["']?#)/i;

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

function safeAttribute(element: string, name: string, value: string): boolean {
  if (/^on/i.test(name)) return false;
  // A link without address is a mere group, and keeps what it says of place and colour.
  if (name === "href" || name === "xlink:href") return element !== "a" && INNER.test(value);
  // Names of drawing programs belong to namespaces that nobody declares any more.
  if (name.includes(":")) return name === "xml:space";
  return !LOADS.test(value);
}

/**
 * Leaves of an SVG file only what draws, so that it does nothing when somebody opens it by itself.
 * @throws Error where it is no SVG
 */
export function safeSvg(text: string): string {
  const parser = sax.parser(true);
  let written = "";
  let style: string | undefined;
  /** How deep the parser is in something that is left out. */
  let dropped = 0;
  parser.onopentag = ({ name, attributes }) => {
    if (dropped > 0 || !ELEMENTS.has(name)) {
      dropped += 1;
      return;
    }
    if (name === "style") style = "";
    const kept = Object.entries(attributes as Record<string, string>)
      .filter(([key, value]) => key !== "xmlns" && safeAttribute(name, key, value))
      .map(([key, value]) => ` ${key.replace("xlink:", "")}="${escaped(value)}"`);
    const namespace = name === "svg" ? ' xmlns="http://www.w3.org/2000/svg"' : "";
    written += `<${name}${namespace}${kept.join("")}>`;
  };
  parser.onclosetag = (name) => {
    if (dropped > 0) {
      dropped -= 1;
      return;
    }
    if (name === "style") {
      if (!LOADS.test(style ?? "")) written += escaped(style ?? "");
      style = undefined;
    }
    written += `</${name}>`;
  };
  const onText = (part: string) => {
    if (dropped > 0) return;
    if (style === undefined) written += escaped(part);
    else style += part;
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.write(text).close();
  // A declaration, a comment or a document type may stand before the drawing, each on a line of its own.
  written = written.trim();
  if (!written.startsWith("<svg")) throw new Error("It does not begin with an svg element.");
  return written;
}
