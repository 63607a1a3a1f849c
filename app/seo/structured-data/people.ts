import type { Person } from "schema-dts";
import type { Member } from "#app/collections/team.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { organizationId, personId } from "./graph.ts";

/** A member of the team, as the team page presents them. */
const person = (member: Pick<Member, "id" | "name" | "role" | "bio" | "linkedin">): Person => ({
  "@type": "Person",
  "@id": personId(member.id),
  name: member.name,
  jobTitle: member.role,
  description: member.bio,
  url: absoluteUrl("/team"),
  ...(member.linkedin && { sameAs: [member.linkedin] }),
  worksFor: { "@id": organizationId() },
});

/** The members of the team; invented ones are told to no search engine (A12). */
export const people = (
  members: (Parameters<typeof person>[0] & Pick<Member, "sample">)[],
): Person[] => members.filter(({ sample }) => !sample).map(person);
