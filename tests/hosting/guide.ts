import { globSync, readFileSync } from "node:fs";

/** Blocks of commands in the documents on hosting and in the guides, with the words of the comment above each. */
export const blocks = globSync("docs/{hosting,other-hosts,guides/*}.md").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/(?:<!-- (.*?) -->\n+)?```sh\n([\s\S]*?)```/g)].map(
    ([, about = "", text = ""]) => ({ file, about, commands: text.trim().split("\n") }),
  ),
);

/** The commands of a guide that a test runs: those below `<!-- run: name -->`. @throws Error where there are none */
export function commandsOf(guide: string, name: string): string[] {
  const block = blocks.find(({ file, about }) => file.endsWith(guide) && about === `run: ${name}`);
  if (!block) throw new Error(`${guide} has no commands named ${name}`);
  return block.commands;
}
