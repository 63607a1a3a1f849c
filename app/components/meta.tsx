import { Fragment } from "react";

/** Facts in one line, separated by space; the first is the most important. Empty facts are left out. */
export function Meta({ facts }: { facts: (string | undefined)[] }) {
  const [first, ...others] = facts.filter(Boolean);
  return (
    <p className="run small quiet">
      <b>{first}</b>
      {others.map((fact) => (
        <Fragment key={fact}>
          {" "}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
