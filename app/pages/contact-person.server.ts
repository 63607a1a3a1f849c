import type { PeopleListProps } from "#app/components/people-list.tsx";
import { link } from "#app/lib/site-url.ts";
import { personOf } from "#app/pictures/portraits.server.ts";

/** The member who reads what visitors send, with portrait and role. */
export async function contactPersonOf(
  reader: { label: string; member: string } | undefined,
): Promise<PeopleListProps | undefined> {
  if (!reader) return undefined;
  return {
    teamHref: link("/team"),
    people: [{ part: reader.label, ...(await personOf(reader.member)) }],
  };
}
