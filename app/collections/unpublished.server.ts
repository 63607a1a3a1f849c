import { ifReadable } from "./reader/content-error.ts";
import { type AnyEntry, everyEntry } from "./kinds.server.ts";
import { unpublishedState } from "./reader/publication.server.ts";
import { everyMember } from "./team.server.ts";

/** An entry that releases leave out, with the address that it will have. */
export type UnpublishedEntry = { path: string; state: "draft" | "scheduled" };

/** Every draft and every article with a future date (B12, B23); what cannot be read is left out. */
export function unpublishedEntries(): UnpublishedEntry[] {
  const members = (ifReadable(everyMember) ?? []).map(({ id, draft }): AnyEntry => ({
    path: `/team#${id}`,
    draft,
  }));
  return [...everyEntry(ifReadable), ...members].flatMap(({ path, draft = false, date }) => {
    const state = unpublishedState({ draft, date });
    return path && state ? [{ path, state }] : [];
  });
}
