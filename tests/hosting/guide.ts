import { globSync, readFileSync } from "node:fs";

/** Command blocks of the documents on hosting and of the guides, each with the words of the comment above it. */
export const blocks = globSync("docs/{hosting,other-hosts,guides/*}.md").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/(?:<!-- (.*?) -->\n+)?```sh\n([\s\S]*?)```/g)].map(
    ([, about = "", text = ""]) => ({ file, about, commands: text.trim().split("\n") }),
  ),
);

/** The tested commands of a guide: those below `<!-- run: name -->`. @throws Error if there are none */
export function commandsOf(guide: string, name: string): string[] {
  const block = blocks.find(({ file, about }) => file.endsWith(guide) && about === `run: ${name}`);
  if (!block) throw new Error(`${guide} has no commands named ${name}`);
  return block.commands;
}
