import { Avatar, type Portrait } from "#app/components/avatar.tsx";
import { Band } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./team-members.module.css";

export type TeamMembersProps = {
  /** Where a member's profile link leads, for example LinkedIn. */
  network: string;
  members: {
    id: string;
    name: string;
    role: string;
    bio: string;
    linkedin?: string;
    portrait: Portrait;
  }[];
};

/** The members of the team, two in a row. */
export function TeamMembers({ network, members }: TeamMembersProps) {
  return (
    <Band>
      <ul className={styles.members}>
        {members.map(({ id, name, role, bio, linkedin, portrait }) => (
          <li key={id} id={id} className={styles.member}>
            <div className={styles.portrait}>
              <Avatar {...portrait} />
            </div>
            <div>
              <h2>{name}</h2>
              <p className={styles.role}>{role}</p>
              <p className={styles.bio}>{bio}</p>
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
