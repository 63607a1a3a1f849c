import type { Member } from "#app/collections/team.server.ts";
import { Avatar, type Portrait } from "#app/components/avatar.tsx";
import { Band, columns } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { SampleMark } from "#app/components/badge.tsx";
import { TopicRows, type TopicRow } from "#app/components/topic-rows.tsx";
import styles from "./team-members.module.css";

export type TeamMembersProps = {
  /** The name of the network that profile links lead to, for example LinkedIn. */
  network: string;
  members: (Member & {
    portrait: Portrait;
    /** The services that the member leads, and their cases and articles. */
    work: TopicRow[];
  })[];
};

/** The members of the team, each in a band, with portraits at alternating sides. */
export const TeamMembers = ({ network, members }: TeamMembersProps) => (
  <Band>
    <ul>
      {members.map(({ id, name, role, bio, linkedin, sample, portrait, work }) => (
        <li key={id} id={id} className={`${columns} ${styles.member}`}>
          <div className={styles.portrait}>
            <Avatar {...portrait} />
          </div>
          <div>
            <h2>{name}</h2>
            <p className={styles.role}>
              <b>{role}</b> <SampleMark sample={sample} />
            </p>
            <p className="lead">{bio}</p>
            <div className={styles.work}>
              <TopicRows rows={work} />
            </div>
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
