/** subset-font has no types; these cover what the build uses. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "woff" | "truetype" | "sfnt";
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}

/** The words of buttons, notices and other small texts, from `labelModules` in vite.shared.ts. */
declare module "virtual:labels" {
  import type { Labels } from "#app/collections/labels.server.ts";
  const labels: Labels;
  export = labels;
}
