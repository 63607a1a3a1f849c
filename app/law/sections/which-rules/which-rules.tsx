import { lawTools } from "virtual:labels";
import { Announced } from "#app/components/announced.tsx";
import { Band } from "#app/components/band.tsx";
import { Chip } from "#app/components/chip.tsx";
import { TextField } from "#app/components/field.tsx";
import type { Reach } from "#app/law/collections/fields.server.ts";
import type { LawWords } from "#app/law/collections/pages.server.ts";
import { FoldedRows, InParts, type FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { split, splitAnswer } from "#app/law/components/split.ts";
import { firmsToday } from "#app/lib/day-in-zone.ts";
import { fill, fillCount } from "#app/lib/fill.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { countIn, LONGEST, useGiven, type Given } from "./given.ts";
import { standingOf, type ReachAnswers, type Standing } from "./reach.ts";
import { Staircase } from "./staircase.tsx";
import styles from "./which-rules.module.css";

type Words = Omit<
  LawWords["whichRules"],
  "title" | "searchTitle" | "description" | "lead" | "table" | "missing"
>;

export type WhichRulesProps = Words & {
  stateNames: string[];
  /** In order, the most urgent first. */
  entries: RuledEntry[];
};

/** A rule, or a duty with its next day. */
export type RuledEntry = FoldedEntry & {
  /** Whom it applies to, line by line: words and conditions. */
  reach: Reach[];
};

const nextDay = ({ dates }: FoldedEntry): string => dates?.[0]?.until ?? "9999";

const withWhy = (entry: RuledEntry): FoldedEntry => ({
  ...entry,
  dates: undefined,
  why: entry.reach.map(({ who }) => who).join("; "),
});

/** @property first the number of visible entries, where their reasons are long */
type Group = { heading: string; entries: FoldedEntry[]; first?: number };

/** Groups all entries: due by a day; always; from a higher number on; and below these what does not apply, or may. */
function groupsOf(words: WhichRulesProps, answers: ReachAnswers, today: string): Group[][] {
  const found = words.entries
    .map((entry) => ({ ...entry, dates: entry.dates?.filter(({ until }) => until >= today) }))
    .toSorted((a, b) => nextDay(a).localeCompare(nextDay(b)))
    .map((entry) => ({ entry, stands: standingOf(entry.reach, answers) }));
  const those = (standing: Standing) =>
    found.flatMap(({ entry, stands }) => (stands === standing ? entry : []));
  // Without contract workers, what they would bring is no next step.
  const isNear = (of: "heads" | "contractWorkers") => of === "heads" || answers.contractWorkers > 0;
  const begins = found.flatMap(({ entry, stands }) =>
    typeof stands === "object" && isNear(stands.of) ? { ...stands, entry } : [],
  );
  const far = found.flatMap(({ entry, stands }) =>
    typeof stands === "object" && !isNear(stands.of) ? entry : [],
  );
  const start = ({ from, of }: (typeof begins)[number]) => `${of} ${from}`;
  const later = [...new Set(begins.map(start))]
    .map((key) => begins.filter((each) => start(each) === key))
    .toSorted(([a], [b]) => b!.of.localeCompare(a!.of) || a!.from - b!.from)
    .map((rows) => ({
      heading: fill(rows[0]!.of === "heads" ? words.fromHeads : words.fromContractWorkers, {
        from: rows[0]!.from,
      }),
      entries: rows.map(({ entry }) => entry),
    }));
  const not = [...far, ...those("not"), ...those("inCase")].map(withWhy);
  return [
    [{ heading: words.byDay, entries: those("now").filter(({ dates }) => dates) }],
    [{ heading: words.always, entries: those("now").filter(({ dates }) => !dates) }],
    later,
    [{ heading: words.not, first: 3, entries: not }],
  ].filter((column) => column.length > 0);
}

const mistakeIn = (value: string) =>
  value.trim() && countIn(value) === undefined ? lawTools.notNumber : undefined;

const countAt = (entries: RuledEntry[], answers: ReachAnswers): number =>
  entries.filter(({ reach }) => standingOf(reach, answers) === "now").length;

/** The numbers of people at which the number of entries changes, each with the new number. */
function stairsOf(entries: RuledEntry[], answers: ReachAnswers) {
  const lines = entries.flatMap(({ reach }) => reach);
  const steps = [1, ...lines.flatMap((line) => [line.heads ?? 1, line.headsBelow ?? 1])];
  return [...new Set(steps)]
    .toSorted((a, b) => a - b)
    .map((from) => ({ from, count: countAt(entries, { ...answers, heads: from }) }))
    .filter(({ count }, place, all) => count !== all[place - 1]?.count);
}

/** The answers in words, for print. */
function answeredIn(words: WhichRulesProps, given: Given): string {
  const states = [...given.states, ...(given.elsewhere ? [lawTools.otherStates] : [])].join(", ");
  return [
    `${words.heads} ${given.heads}`,
    `${words.contractWorkers} ${given.contractWorkers}`,
    `${words.states} ${states}`,
    `${words.workplace} ${lawTools[given.workplace]}`,
  ].join("; ");
}

/**
 * Four questions, and the duties and rules that apply by an employer's answers. An island: without script, the table of
 * all entries below is open.
 */
export function WhichRules(props: WhichRulesProps) {
  const { entries } = props;
  const { given, give } = useGiven(props.stateNames);
  const today = useInBrowser(firmsToday) ?? "";
  const heads = countIn(given.heads);
  const contractWorkers = countIn(given.contractWorkers);
  const answers =
    heads === undefined || contractWorkers === undefined
      ? undefined
      : { ...given, heads, contractWorkers };
  const groups = answers && groupsOf(props, answers, today);
  const stairs = stairsOf(entries, answers ?? { ...given, heads: 0, contractWorkers: 0 });
  const count = answers && countAt(entries, answers);
  const verb = count === 1 ? lawTools.applies : lawTools.apply;
  const mistake = mistakeIn(given.heads) ?? mistakeIn(given.contractWorkers) ?? "";
  const step = answers && stairs.find(({ from, count: then }) => from > heads! && then > count!);

  return (
    <>
      <div className={split} data-needs-script="">
        <Questions {...props} given={given} give={give} />
        <div className={splitAnswer} data-background="leaf">
          <p className={`small ${styles.given}`}>{answeredIn(props, given)}</p>
          <p className={count === undefined ? "lead" : styles.said}>
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
          <Announced>{count === undefined ? mistake : `${count} ${verb}`}</Announced>
          <Staircase steps={stairs} heads={answers?.heads ?? 0} />
          {given.elsewhere && <p className={styles.elsewhere}>{props.elsewhere}</p>}
        </div>
      </div>
      {groups && (
        <Band className={styles.groups}>
          {groups.map((column) => (
            <div key={column[0]!.heading}>
              {column
                .filter((group) => group.entries.length > 0)
                .map((group) => (
                  <section key={group.heading}>
                    <h2>
                      <span>{group.heading}</span> <small>{group.entries.length}</small>
                    </h2>
                    <InParts
                      entries={group.entries}
                      first={group.first}
                      render={(part) => <FoldedRows entries={part} />}
                    />
                  </section>
                ))}
            </div>
          ))}
        </Band>
      )}
    </>
  );
}

type QuestionsProps = WhichRulesProps & ReturnType<typeof useGiven>;

const Questions = ({ stateNames, given, give, ...words }: QuestionsProps) => (
  <div className={styles.ask} data-screen-only="">
    <NumberField
      id="heads"
      label={words.heads}
      value={given.heads}
      onType={(heads) => give({ heads })}
    />
    <Choices
      label={words.states}
      choices={[
        ...stateNames.map((state) => ({
          label: state,
          pressed: given.states.includes(state),
          press: () =>
            give({ states: [...new Set(given.states).symmetricDifference(new Set([state]))] }),
        })),
        {
          label: lawTools.otherStates,
          pressed: given.elsewhere,
          press: () => give({ elsewhere: !given.elsewhere }),
        },
      ]}
    />
    <Choices
      label={words.workplace}
      choices={(["office", "factory"] as const).map((workplace) => ({
        label: lawTools[workplace],
        pressed: given.workplace === workplace,
        press: () => give({ workplace }),
      }))}
    />
    <NumberField
      id="contract"
      label={words.contractWorkers}
      value={given.contractWorkers}
      onType={(contractWorkers) => give({ contractWorkers })}
    />
  </div>
);

type NumberFieldProps = {
  id: string;
  label: string;
  value: string;
  onType: (text: string) => void;
};

const NumberField = ({ onType, ...props }: NumberFieldProps) => (
  <TextField
    {...props}
    error={mistakeIn(props.value)}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    maxLength={LONGEST}
    onChange={({ target }) => onType(target.value)}
  />
);

type ChoicesProps = {
  label: string;
  choices: { label: string; pressed: boolean; press: () => void }[];
};

const Choices = ({ label: question, choices }: ChoicesProps) => (
  <fieldset>
    <legend>{question}</legend>
    <div className="chips">
      {choices.map(({ label, pressed, press }) => (
        <Chip key={label} pressed={pressed} onClick={press}>
          {label}
        </Chip>
      ))}
    </div>
  </fieldset>
);
