/** subset-font ships no types of its own: only what the build uses. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "woff" | "truetype" | "sfnt";
      variationAxes?: Record<string, Axis>;
    },
  ): Promise<Buffer>;
}

/** Python's fontTools for Node, without types: only what the build uses. */
declare module "@web-alchemy/fonttools/src/pyodide.js" {
  type Python = {
    FS: { writeFile(name: string, data: Uint8Array): void; readFile(name: string): Uint8Array };
    runPythonAsync(code: string): Promise<unknown>;
  };
  export function preparePyodide(options?: { env?: Record<string, string> }): Promise<Python>;
}
