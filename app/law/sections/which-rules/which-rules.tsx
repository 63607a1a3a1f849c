import { useState, useSyncExternalStore, type ReactNode } from "react";
import { lawTools } from "virtual:labels";
import { Announced } from "#app/components/announced.tsx";
import { Band, columns } from "#app/components/band.tsx";
import { Chip } from "#app/components/chip.tsx";
import { TextField } from "#app/components/field.tsx";
import type { Reach } from "#app/law/collections/fields.server.ts";
import { FoldedRows, type FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { fill, fillCount, type Template } from "#app/lib/fill.ts";
import { readNumber } from "#app/lib/written-number.ts";
import { standingOf, type ReachAnswers, type Standing } from "./reach.ts";
import { Staircase } from "./staircase.tsx";
import styles from "./which-rules.module.css";

export type WhichRulesProps = {
  heads: string;
  states: string;
  contractWorkers: string;
  workplace: string;
  /** Stands for the answer until the number of people is known. */
  ask: string;
  byDay: string;
  always: string;
  fromHeads: Template<"from">;
  fromContractWorkers: Template<"from">;
  inCase: string;
  not: string;
  /** What is missing for states that are not asked for by name. */
  elsewhere: string;
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

/** The whole numbers as visitors type them: `1,000` too. */
function countIn(text: string): number | undefined {
  const read = readNumber(text, 0);
  return typeof read === "object" ? read.value : undefined;
}

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

/** The number of people that the address names: the field of the section leads here with one. */
function askedFor(): string {
  const text = location.hash.slice(1);
  return countIn(text) === undefined ? "" : text;
}
function watchHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** How many entries apply at a number of people. */
const countAt = (entries: RuledEntry[], answers: ReachAnswers): number =>
  entries.filter(({ reach }) => standingOf(reach, answers) === "now").length;

/**
 * Four questions, and what an employer's answers make of the duties and rules. An island: without script the table of
 * all of them stands open below.
 */
export function WhichRules(props: WhichRulesProps) {
  const { entries, stateNames } = props;
  const [texts, setTexts] = useState<{ heads?: string; contractWorkers: string }>({
    contractWorkers: "0",
  });
  const [chosen, choose] = useState<Pick<ReachAnswers, "workplace" | "states" | "elsewhere">>({
    workplace: "office",
    states: stateNames.slice(0, 1),
    elsewhere: stateNames.length === 0,
  });
  const type = (name: keyof typeof texts) => (text: string) =>
    setTexts((known) => ({ ...known, [name]: text }));
  const asked = useSyncExternalStore(watchHash, askedFor, () => "");
  const headsText = texts.heads ?? asked;

  const heads = countIn(headsText);
  const contractWorkers = countIn(texts.contractWorkers);
  const answers =
    heads === undefined || contractWorkers === undefined
      ? undefined
      : { ...chosen, heads, contractWorkers };
  const lines = entries.flatMap(({ reach }) => reach);
  const steps = [1, ...lines.flatMap((line) => [line.heads ?? 1, line.headsBelow ?? 1])];
  const stairs =
    answers &&
    [...new Set(steps)]
      .toSorted((a, b) => a - b)
      .map((from) => ({ from, count: countAt(entries, { ...answers, heads: from }) }))
      .filter(({ count }, place, all) => count !== all[place - 1]?.count);
  const count = answers && countAt(entries, answers);
  const next = stairs?.find(({ from, count: then }) => from > heads! && then > count!);

  /** What was answered, for print. */
  const given = [
    [props.heads, headsText],
    [props.contractWorkers, texts.contractWorkers],
    [
      props.states,
      [...chosen.states, ...(chosen.elsewhere ? [lawTools.otherStates] : [])].join(", "),
    ],
    [props.workplace, lawTools[chosen.workplace]],
  ]
    .map((answered) => answered.join(" "))
    .join("; ");

  return (
    <>
      <Band background="leaf" space="none" className={`${columns} ${styles.tool}`}>
        <div className={styles.ask} data-screen-only="" data-needs-script="">
          <NumberField id="heads" label={props.heads} value={headsText} onType={type("heads")} />
          <Choices label={props.states}>
            {stateNames.map((state) => (
              <Chip
                key={state}
                pressed={chosen.states.includes(state)}
                onClick={() =>
                  choose({
                    ...chosen,
                    states: [...new Set(chosen.states).symmetricDifference(new Set([state]))],
                  })
                }
              >
                {state}
              </Chip>
            ))}
            <Chip
              pressed={chosen.elsewhere}
              onClick={() => choose({ ...chosen, elsewhere: !chosen.elsewhere })}
            >
              {lawTools.otherStates}
            </Chip>
          </Choices>
          <Choices label={props.workplace}>
            {(["office", "factory"] as const).map((workplace) => (
              <Chip
                key={workplace}
                pressed={chosen.workplace === workplace}
                onClick={() => choose({ ...chosen, workplace })}
              >
                {lawTools[workplace]}
              </Chip>
            ))}
          </Choices>
          <NumberField
            id="contract"
            label={props.contractWorkers}
            value={texts.contractWorkers}
            onType={type("contractWorkers")}
          />
        </div>
        <div className={styles.answer}>
          <p className={styles.given}>{given}</p>
          <p data-needs-script="">
            {count === undefined ? (
              <span>{props.ask}</span>
            ) : (
              <>
                <b>{count}</b> <span>{count === 1 ? lawTools.applies : lawTools.apply}</span>
              </>
            )}
            {next && (
              <>
                {" "}
                <span>
                  {fillCount(lawTools.moreFrom, next.count - count!, { from: next.from })}
                </span>
              </>
            )}
          </p>
          <Announced>
            {count === undefined
              ? ""
              : `${count} ${count === 1 ? lawTools.applies : lawTools.apply}`}
          </Announced>
          {stairs && <Staircase steps={stairs} heads={heads!} />}
          {chosen.elsewhere && <p className={styles.elsewhere}>{props.elsewhere}</p>}
        </div>
      </Band>
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
    maxLength={7}
    onChange={({ target }) => onType(target.value)}
  />
);

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.choices}>
    <legend>{label}</legend>
    <div>{children}</div>
  </fieldset>
);
