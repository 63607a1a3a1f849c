import { team as labels } from "virtual:labels";
import { Avatar, type Portrait } from "#app/components/avatar.tsx";
import { Band } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import styles from "./team-members.module.css";

type Link = { title: string; href: string };

export type TeamMembersProps = {
  /** Where a member's profile link leads, for example LinkedIn. */
  network: string;
  members: {
    id: string;
    name: string;
    role: string;
    bio: string;
    linkedin?: string;
    sample: boolean;
    portrait: Portrait;
    /** The services a member leads, the cases and the articles that are theirs. */
    leads: Link[];
    cases: Link[];
    writes: Link[];
  }[];
};

/** The members of the team, each on a band of their own, the portrait at one side and then at the other. */
export function TeamMembers({ network, members }: TeamMembersProps) {
  return (
    <Band space="tight">
      <ul>
        {members.map(({ id, name, role, bio, linkedin, sample, portrait, ...work }) => (
          <li key={id} id={id} className={styles.member}>
            <div className={styles.portrait}>
              <Avatar {...portrait} besideName />
            </div>
            <div>
              <h2>{name}</h2>
              <p className={styles.role}>
                {role} <SampleMark sample={sample} />
              </p>
              <p className={styles.bio}>{bio}</p>
              <dl className={styles.work}>
                {(["leads", "cases", "writes"] as const).map(
                  (kind) =>
                    work[kind].length > 0 && <Row key={kind} kind={kind} links={work[kind]} />,
                )}
              </dl>
              {linkedin && (
                <MoreLink href={linkedin} outside about={name}>
                  {network}
                </MoreLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

const Row = ({ kind, links }: { kind: "leads" | "cases" | "writes"; links: Link[] }) => (
  <div>
    <dt>{labels[kind]}</dt>
    <dd>
      {links.map(({ title, href }) => (
        <a key={href} href={href}>
          {title}
        </a>
      ))}
    </dd>
  </div>
);
