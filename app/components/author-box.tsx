import { article } from "virtual:labels";
import { PeopleList, type PeopleListProps, type Person } from "./people-list.tsx";

export type AuthorBoxProps = Pick<PeopleListProps, "teamHref"> & {
  author: Person;
  reviewer?: Person;
};

/** Who wrote an article and who checked it. */
export const AuthorBox = ({ author, reviewer, teamHref }: AuthorBoxProps) => (
  <PeopleList
    teamHref={teamHref}
    people={[
      { part: article.writtenBy, ...author },
      ...(reviewer ? [{ part: article.reviewedBy, ...reviewer }] : []),
    ]}
  />
);
