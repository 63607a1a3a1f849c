import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { lawTools } from "virtual:labels";
import { Announced } from "#app/components/announced.tsx";
import { Band } from "#app/components/band.tsx";
import { Chip } from "#app/components/chip.tsx";
import { TextField } from "#app/components/field.tsx";
import type { Reach } from "#app/law/collections/fields.server.ts";
import type { LawWords } from "#app/law/collections/pages.server.ts";
import { FoldedRows, type FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { split, splitAnswer } from "#app/law/components/split.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import {
  answeredFragment,
  answersIn,
  countIn,
  fragmentOf,
  LONGEST,
  watchHash,
  type Given,
} from "./given.ts";
import { standingOf, type ReachAnswers, type Standing } from "./reach.ts";
import { Staircase } from "./staircase.tsx";
import styles from "./which-rules.module.css";

type Words = Omit<
  LawWords["whichRules"],
  "title" | "searchTitle" | "description" | "lead" | "table" | "missing"
>;

export type WhichRulesProps = Words & {
  /** The states that are asked for by name. */
  stateNames: string[];
  /** The most urgent first. */
  entries: RuledEntry[];
};

/** A rule, or a duty with its next day. */
export type RuledEntry = FoldedEntry & {
  /** Whom it applies to, line by line: in words, and what the answers are compared with. */
  reach: Reach[];
};

type Group = { heading: string; entries: FoldedEntry[] };

const withWhy = (entry: RuledEntry): FoldedEntry => ({
  ...entry,
  note: undefined,
  why: entry.reach.map(({ who }) => who).join("; "),
});

/** What the answers make of all entries: what is due by a day, what holds always, what begins later, what may apply, what does not. */
function groupsOf(words: WhichRulesProps, answers: ReachAnswers): Group[][] {
  const found = words.entries.map((entry) => ({ entry, stands: standingOf(entry.reach, answers) }));
  const those = (standing: Standing) =>
    found.flatMap(({ entry, stands }) => (stands === standing ? entry : []));
  const begins = found.flatMap(({ entry, stands }) =>
    typeof stands === "object" ? { ...stands, entry } : [],
  );
  const later = [...Map.groupBy(begins, ({ from, of }) => `${of} ${from}`).values()]
    .toSorted(([a], [b]) => b!.of.localeCompare(a!.of) || a!.from - b!.from)
    .map((rows) => ({
      heading: fill(rows[0]!.of === "heads" ? words.fromHeads : words.fromContractWorkers, {
        from: rows[0]!.from,
      }),
      entries: rows.map(({ entry }) => entry),
    }));
  return [
    [{ heading: words.byDay, entries: those("now").filter(({ day }) => day) }],
    [{ heading: words.always, entries: those("now").filter(({ day }) => !day) }],
    [
      ...later,
      { heading: words.inCase, entries: those("inCase").map(withWhy) },
      { heading: words.not, entries: those("not").map(withWhy) },
    ],
  ];
}

/** How long the address waits for the next key, in milliseconds: Safari refuses more than 100 changes in 30 s. */
const ADDRESS_AFTER = 300;

/** How many entries apply at a number of people. */
const countAt = (entries: RuledEntry[], answers: ReachAnswers): number =>
  entries.filter(({ reach }) => standingOf(reach, answers) === "now").length;

/**
 * Four questions, and what an employer's answers make of the duties and rules. An island: without script the table of
 * all of them stands open below.
 */
export function WhichRules(props: WhichRulesProps) {
  const { entries, stateNames } = props;
  const [changed, setChanged] = useState<Partial<Given>>({});
  const fragment = useSyncExternalStore(watchHash, answeredFragment, () => "");
  const given: Given = {
    heads: "",
    contractWorkers: "0",
    workplace: "office",
    states: stateNames.slice(0, 1),
    elsewhere: stateNames.length === 0,
    ...answersIn(fragment, stateNames),
    ...changed,
  };
  const give = (more: Partial<Given>) => setChanged((before) => ({ ...before, ...more }));
  // The answers of a link that is followed on the page take the place of what was changed.
  useEffect(
    () => watchHash(() => void (location.hash === answeredFragment() && setChanged({}))),
    [],
  );
  const next = Object.keys(changed).length > 0 ? fragmentOf(given) : "";
  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(() => history.replaceState(history.state, "", next), ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [next]);

  const heads = countIn(given.heads);
  const contractWorkers = countIn(given.contractWorkers);
  const answers =
    heads === undefined || contractWorkers === undefined
      ? undefined
      : { ...given, heads, contractWorkers };
  const lines = entries.flatMap(({ reach }) => reach);
  const steps = [1, ...lines.flatMap((line) => [line.heads ?? 1, line.headsBelow ?? 1])];
  const stairs =
    answers &&
    [...new Set(steps)]
      .toSorted((a, b) => a - b)
      .map((from) => ({ from, count: countAt(entries, { ...answers, heads: from }) }))
      .filter(({ count }, place, all) => count !== all[place - 1]?.count);
  const count = answers && countAt(entries, answers);
  const verb = count === 1 ? lawTools.applies : lawTools.apply;
  const step = stairs?.find(({ from, count: then }) => from > heads! && then > count!);

  const states = [...given.states, ...(given.elsewhere ? [lawTools.otherStates] : [])].join(", ");
  /** What was answered, for print. */
  const answered = [
    `${props.heads} ${given.heads}`,
    `${props.contractWorkers} ${given.contractWorkers}`,
    `${props.states} ${states}`,
    `${props.workplace} ${lawTools[given.workplace]}`,
  ].join("; ");

  return (
    <>
      <div className={split} data-needs-script="">
        <div className={styles.ask} data-screen-only="">
          <NumberField
            id="heads"
            label={props.heads}
            value={given.heads}
            onType={(text) => give({ heads: text })}
          />
          <Choices label={props.states}>
            {stateNames.map((state) => (
              <Chip
                key={state}
                pressed={given.states.includes(state)}
                onClick={() =>
                  give({ states: [...new Set(given.states).symmetricDifference(new Set([state]))] })
                }
              >
                {state}
              </Chip>
            ))}
            <Chip pressed={given.elsewhere} onClick={() => give({ elsewhere: !given.elsewhere })}>
              {lawTools.otherStates}
            </Chip>
          </Choices>
          <Choices label={props.workplace}>
            {(["office", "factory"] as const).map((workplace) => (
              <Chip
                key={workplace}
                pressed={given.workplace === workplace}
                onClick={() => give({ workplace })}
              >
                {lawTools[workplace]}
              </Chip>
            ))}
          </Choices>
          <NumberField
            id="contract"
            label={props.contractWorkers}
            value={given.contractWorkers}
            onType={(text) => give({ contractWorkers: text })}
          />
        </div>
        <div className={splitAnswer} data-background="leaf">
          <p className={`small ${styles.given}`}>{answered}</p>
          <p className={styles.said}>
            {count === undefined ? (
              <span>{props.ask}</span>
            ) : (
              <>
                <b>{count}</b> <span>{verb}</span>
              </>
            )}
            {step && (
              <>
                {" "}
                <span>
                  {fillCount(lawTools.moreFrom, step.count - count!, { from: step.from })}
                </span>
              </>
            )}
          </p>
          <Announced>{count === undefined ? "" : `${count} ${verb}`}</Announced>
          {stairs && <Staircase steps={stairs} heads={heads!} />}
          {given.elsewhere && <p className={styles.elsewhere}>{props.elsewhere}</p>}
        </div>
      </div>
      {answers && (
        <Band className={styles.groups}>
          {groupsOf(props, answers).map((column) => (
            <div key={column[0]!.heading}>
              {column
                .filter((group) => group.entries.length > 0)
                .map((group) => (
                  <section key={group.heading}>
                    <h2>
                      <span>{group.heading}</span> <small>{group.entries.length}</small>
                    </h2>
                    <FoldedRows entries={group.entries} printBrief />
                  </section>
                ))}
            </div>
          ))}
        </Band>
      )}
    </>
  );
}

type NumberFieldProps = {
  id: string;
  label: string;
  value: string;
  onType: (text: string) => void;
};

const NumberField = ({ onType, ...props }: NumberFieldProps) => (
  <TextField
    {...props}
    error={
      props.value.trim() && countIn(props.value) === undefined ? lawTools.notNumber : undefined
    }
    type="text"
    inputMode="numeric"
    autoComplete="off"
    maxLength={LONGEST}
    onChange={({ target }) => onType(target.value)}
  />
);

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset>
    <legend>{label}</legend>
    <div className="chips">{children}</div>
  </fieldset>
);
