/**
 * A length that the tokens have a name for. Up to 2 px are lines and what they push aside; a negative margin in pixels
 * hangs the free edge of a control or sign, which has its size in pixels too, out of its row.
 */
const RAW_SPACE = String.raw`/(?<![\w.-])(?:(?!(?:0|0?\.5|1|1\.5|2)px)[\d.]+px|-?[\d.]+(?:rem|vw|vh))\b/`;
const RAW_TEXT = String.raw`/\d(?:px|rem)\b/`;

/** The widths at which a layout may change (docs/visual-language.md). */
const WIDTHS = ["18em", "37.5em", "48em", "60em", "67.5em"];

/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-recommended",
  referenceFiles: ["app/styles/tokens.css"],
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // Layers and nesting say which rule wins, not the order in a file.
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [
      true,
      { ignorePseudoClasses: ["global", "target-current"] },
    ],
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
      // A style sheet for XML of its own, which has neither the site's fonts nor its tokens.
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
      // The editor's own page beside its program: a system font and colours at its head.
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
