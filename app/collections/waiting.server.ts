import { ifReadable } from "./content-error.ts";
import { filesIn } from "./content-file.server.ts";
import { folderKinds } from "./kinds.server.ts";
import { waitsAs } from "./publication.server.ts";
import { everyMember } from "./team.server.ts";

/** An entry that no release shows yet, with the address that it will have. */
export type WaitingEntry = { path: string; state: "draft" | "scheduled" };

type Fields = { draft?: boolean; date?: string };
/** A Markdown file's fields stand apart from its text. */
type Read = Fields & { path?: string; fields?: Fields };

/** Every draft and every article with a future date (B12, B23); what cannot be read is left out. */
export function waitingEntries(): WaitingEntry[] {
  const entries = folderKinds.flatMap(({ folder, extension, read }) =>
    filesIn(folder, extension).map((file) => ifReadable(() => read(file) as Read) ?? {}),
  );
  const members = (ifReadable(everyMember) ?? []).map(({ id, draft }) => ({
    path: `/team#${id}`,
    draft,
  }));
  return [...entries, ...members].flatMap(({ path, ...entry }: Read) => {
    const { draft = false, date } = entry.fields ?? entry;
    const state = waitsAs({ draft, date });
    return path && state ? [{ path, state }] : [];
  });
}
