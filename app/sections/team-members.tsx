import { Avatar } from "#app/components/avatar.tsx";
import { Band } from "#app/components/band.tsx";
import type { DrawingPair } from "#app/components/drawing.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import type { PlacedPhoto } from "#app/lib/photo.ts";
import styles from "./team-members.module.css";

export type TeamMembersProps = {
  /** Where a member's profile link leads, for example LinkedIn. */
  network: string;
  members: {
    id: string;
    name: string;
    role: string;
    bio: string;
    initials: string;
    linkedin?: string;
    portrait: DrawingPair;
    photo?: PlacedPhoto;
  }[];
};

/** The members of the team, two in a row. */
export function TeamMembers({ network, members }: TeamMembersProps) {
  return (
    <Band>
      <ul className={styles.members}>
        {members.map(({ id, name, role, bio, initials, linkedin, portrait, photo }) => (
          <li key={id} id={id} className={styles.member}>
            <div className={styles.portrait}>
              <Avatar name={name} initials={initials} portrait={portrait} photo={photo} />
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
