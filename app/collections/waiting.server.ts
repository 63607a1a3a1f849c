import { ifReadable } from "./content-error.ts";
import { type AnyEntry, everyEntry } from "./kinds.server.ts";
import { waitsAs } from "./publication.server.ts";
import { everyMember } from "./team.server.ts";

/** An entry that no release shows yet, with the address that it will have. */
export type WaitingEntry = { path: string; state: "draft" | "scheduled" };

/** Every draft and every article with a future date (B12, B23); what cannot be read is left out. */
export function waitingEntries(): WaitingEntry[] {
  const members = (ifReadable(everyMember) ?? []).map(({ id, draft }): AnyEntry => ({
    path: `/team#${id}`,
    draft,
  }));
  return [...everyEntry(ifReadable), ...members].flatMap(({ path, draft = false, date }) => {
    const state = waitsAs({ draft, date });
    return path && state ? [{ path, state }] : [];
  });
}
