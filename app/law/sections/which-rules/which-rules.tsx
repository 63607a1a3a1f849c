import { useState, type ReactNode } from "react";
import { lawTools } from "virtual:labels";
import { Announced } from "#app/components/announced.tsx";
import { Band } from "#app/components/band.tsx";
import { Chip } from "#app/components/chip.tsx";
import { TextField } from "#app/components/field.tsx";
import type { Basis } from "#app/law/basis.ts";
import { BasisMark } from "#app/law/components/basis-mark.tsx";
import { LawFacts, type LawFact } from "#app/law/components/law-facts.tsx";
import { fillCount } from "#app/lib/fill.ts";
import { readNumber } from "#app/lib/written-number.ts";
import { mayReach, type ReachAnswers, type ReachCondition } from "./reach.ts";
import styles from "./which-rules.module.css";

export type WhichRulesProps = {
  questions: string;
  heads: string;
  states: string;
  contractWorkers: string;
  workplace: string;
  answers: string;
  /** Above the table: what its rows say. */
  caption: string;
  /** What is missing for states that are not asked for by name. */
  elsewhere: string;
  /** The states that are asked for by name. */
  stateNames: string[];
  entries: Entry[];
};

type Entry = {
  id: string;
  title: string;
  /** Where the rest of it stands. */
  href?: string;
  place: string;
  text: string;
  facts: LawFact[];
  basis: Basis;
  warning?: string;
  /** Whom it applies to, line by line: in words, and what the answers are compared with. */
  reach: (ReachCondition & { who: string })[];
};

const NOTHING: ReachAnswers = { states: [], elsewhere: false };

/** A number of people as visitors type it: `1,000` too. */
function countIn(text: string): number | undefined {
  const read = readNumber(text, 0);
  return typeof read === "object" ? read.value : undefined;
}

/**
 * Four questions, and a table of the duties and rules that match an employer's answers. An island: without script the
 * table holds all of them.
 */
export function WhichRules(props: WhichRulesProps) {
  const { entries, stateNames } = props;
  const [answers, setAnswers] = useState(NOTHING);
  const answer = (next: Partial<ReachAnswers>) => setAnswers((known) => ({ ...known, ...next }));

  const found = entries
    .map((entry) => ({
      ...entry,
      met: entry.reach.filter((line) => mayReach(line, answers)),
      unmet: entry.reach.filter((line) => !mayReach(line, answers)),
    }))
    .filter(({ met }) => met.length > 0);
  /** What was answered, for print. */
  const given = [
    [props.heads, answers.heads],
    [props.contractWorkers, answers.contractWorkers],
    [
      props.states,
      [...answers.states, ...(answers.elsewhere ? [lawTools.otherStates] : [])].join(", "),
    ],
    [props.workplace, answers.workplace && lawTools[answers.workplace]],
  ]
    .flatMap(([question, said]) => (said === undefined || said === "" ? [] : `${question} ${said}`))
    .join("; ");
  const reached =
    answers === NOTHING ? "" : fillCount(lawTools.reached, found.length, { all: entries.length });

  return (
    <>
      <Band
        background="pale"
        space="tight"
        labelledBy="questions"
        screenOnly
        className={styles.questions}
      >
        <h2 id="questions">{props.questions}</h2>
        <div className={styles.form}>
          <NumberField id="heads" label={props.heads} onChange={(heads) => answer({ heads })} />
          <NumberField
            id="contract"
            label={props.contractWorkers}
            onChange={(contractWorkers) => answer({ contractWorkers })}
          />
          <Choices label={props.states}>
            {stateNames.map((state) => (
              <Chip
                key={state}
                pressed={answers.states.includes(state)}
                onClick={() =>
                  answer({
                    states: answers.states.includes(state)
                      ? answers.states.filter((name) => name !== state)
                      : [...answers.states, state],
                  })
                }
              >
                {state}
              </Chip>
            ))}
            <Chip
              pressed={answers.elsewhere}
              onClick={() => answer({ elsewhere: !answers.elsewhere })}
            >
              {lawTools.otherStates}
            </Chip>
          </Choices>
          <Choices label={props.workplace}>
            {(["office", "factory"] as const).map((value) => (
              <Chip
                key={value}
                pressed={answers.workplace === value}
                onClick={() =>
                  answer({ workplace: answers.workplace === value ? undefined : value })
                }
              >
                {lawTools[value]}
              </Chip>
            ))}
          </Choices>
        </div>
      </Band>
      <Band space="tight" labelledBy="answers">
        <h2 id="answers" className={styles.heading}>
          {props.answers}
        </h2>
        <p className={styles.given}>{given}</p>
        <Announced>{reached}</Announced>
        <p className={styles.count}>{reached}</p>
        {answers.elsewhere && <p className={styles.elsewhere}>{props.elsewhere}</p>}
        {found.length > 0 && (
          <table className={styles.table}>
            <caption>{props.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{props.answers}</th>
                <th scope="col">{lawTools.reach}</th>
                <th scope="col">{lawTools.details}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ id, title, href, met, unmet, place, text, facts, basis, warning }) => (
                <tr key={id} id={id}>
                  <th scope="row">
                    {href ? <a href={href}>{title}</a> : title} <BasisMark basis={basis} />
                  </th>
                  <td>
                    {met.map(({ who }) => (
                      <p key={who}>{who}</p>
                    ))}
                    {unmet.length > 0 && (
                      <p className={styles.pale}>
                        {lawTools.notReached} <span>{unmet.map(({ who }) => who).join("; ")}</span>
                      </p>
                    )}
                    <p className={styles.pale}>{place}</p>
                  </td>
                  <td>
                    {text}
                    <LawFacts facts={facts} warning={warning} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Band>
    </>
  );
}

type NumberFieldProps = {
  id: string;
  label: string;
  /** undefined for what is no whole number: then the question counts as open. */
  onChange: (value: number | undefined) => void;
};

function NumberField({ id, label, onChange }: NumberFieldProps) {
  const [error, setError] = useState<string>();
  const isNumber = (text: string) => text.trim() === "" || countIn(text) !== undefined;
  return (
    <TextField
      id={id}
      label={label}
      error={error}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      onChange={({ target }) => {
        if (isNumber(target.value)) setError(undefined);
        onChange(countIn(target.value));
      }}
      // Not while it is typed: a number may begin with a slip that is about to be mended.
      onBlur={({ target }) => setError(isNumber(target.value) ? undefined : lawTools.notNumber)}
    />
  );
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.choices}>
    <legend>{label}</legend>
    <div>{children}</div>
  </fieldset>
);
