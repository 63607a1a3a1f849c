import { ifReadable } from "./reader/content-error.ts";
import { type AnyEntry, everyEntry } from "./kinds.server.ts";
import { unpublishedState } from "./reader/publication.server.ts";
import { everyMember } from "./team.server.ts";

/** An entry that releases leave out, with its future address. */
export type UnpublishedEntry = { path: string; state: "draft" | "scheduled" };

/** Every draft and every future article (B12, B23); unreadable files are left out. */
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
