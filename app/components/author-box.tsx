import { article } from "virtual:labels";
import { Avatar, type Portrait } from "./avatar.tsx";
import styles from "./author-box.module.css";

export type ArticlePerson = { name: string; role: string; portrait: Portrait };

export type AuthorBoxProps = {
  author: ArticlePerson;
  reviewer?: ArticlePerson;
  /** Where the team stands. */
  teamHref: string;
};

/** Who wrote an article and who checked it. */
export function AuthorBox({ author, reviewer, teamHref }: AuthorBoxProps) {
  const people = [
    { part: article.writtenBy, ...author },
    ...(reviewer ? [{ part: article.reviewedBy, ...reviewer }] : []),
  ];
  return (
    <dl className={styles.box}>
      {people.map(({ part, name, role, portrait }) => (
        <div key={part}>
          <dt>{part}</dt>
          <dd>
            {/* The name stands beside it. */}
            <div aria-hidden="true">
              <Avatar {...portrait} />
            </div>
            <a href={teamHref}>{name}</a>
            <span>{role}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
