/**
 * A length for which there is a token. Allowed: up to 2 px, for lines and what they displace, and negative margins in
 * pixels, which align a control or icon of a pixel size with its row.
 */
const RAW_SPACE = String.raw`/(?<![\w.-])(?:(?!(?:0|0?\.5|1|1\.5|2)px)[\d.]+px|-?[\d.]+(?:rem|vw|vh))\b/`;
const RAW_TEXT = String.raw`/\d(?:px|rem)\b/`;

/** The breakpoints of layouts (docs/visual-language.md). */
const WIDTHS = ["18em", "37.5em", "48em", "60em", "67.5em"];

/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-recommended",
  referenceFiles: ["app/styles/tokens.css"],
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // Layers and nesting decide which rule wins, not the order in a file.
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [
      true,
      { ignorePseudoClasses: ["global", "target-current"] },
    ],
    // With it every change of a text anywhere computes the styles of the whole page again (docs/speed.md).
    "selector-disallowed-list": [String.raw`/^(?::root|html)\S*:has\(.*\)\s+\S/`],
    "no-unknown-custom-properties": true,
    "no-unknown-animations": true,
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "oklch", "color-mix"],
    "declaration-property-value-disallowed-list": {
      "/^(margin|padding|gap|row-gap|column-gap)/": [RAW_SPACE],
      "/^font(-size)?$/": [RAW_TEXT],
    },
    "media-feature-name-value-allowed-list": { width: WIDTHS },
  },
  overrides: [
    {
      // A separate style sheet for XML, without the site's fonts and tokens.
      files: ["app/feeds/feed-sheet.css"],
      rules: {
        "selector-type-no-unknown": null,
        "selector-no-deprecated": null,
        "no-unknown-custom-properties": null,
        "function-disallowed-list": null,
        "declaration-property-value-disallowed-list": null,
      },
    },
    {
      // The editor's own page: a system font, and colours defined at its head.
      files: ["editor/page/desk.css"],
      rules: { "color-no-hex": null, "declaration-property-value-disallowed-list": null },
    },
    {
      files: ["app/styles/tokens.css"],
      rules: {
        "color-no-hex": null,
        "declaration-property-value-disallowed-list": null,
      },
    },
  ],
};
