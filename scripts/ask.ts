import { createInterface } from "node:readline/promises";

/** Where questions can be put and answered. */
export type Screen = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

/** The screen of this command; undefined where nobody would see a question, in CI for example. */
export const ownScreen = (): Screen | undefined => {
  const { stdin: input, stdout: output } = process;
  return input.isTTY && output.isTTY ? { input, output } : undefined;
};

/** Puts one question. @returns the answer without blanks around it; undefined after Ctrl+C or Ctrl+D */
export async function answerTo(question: string, screen: Screen): Promise<string | undefined> {
  const lines = createInterface(screen);
  const left = new AbortController();
  lines.once("close", () => left.abort());
  try {
    return (await lines.question(question, { signal: left.signal })).trim();
  } catch {
    return undefined;
  } finally {
    lines.close();
  }
}
