/** Fields that two people have changed: for each, whose words stay. */
import { useState } from "react";
import type { Choice, Choices, Conflict } from "../merge.ts";
import { Dialog } from "./dialog.tsx";

const written = (value: unknown): string =>
  value === undefined
    ? "(nothing)"
    : typeof value === "string"
      ? value
      : JSON.stringify(value, null, 1).replaceAll(/[{}[\]"]/g, "");

export type NamedConflict = Conflict & { label: string };

/** The fields, each with both versions. */
export function ConflictList({
  conflicts,
  choices,
  onChange,
}: {
  conflicts: NamedConflict[];
  choices: Choices;
  onChange: (choices: Choices) => void;
}) {
  return conflicts.map(({ path, label, mine, theirs }) => (
    <fieldset key={path} className="conflict">
      <legend>{label}</legend>
      {(
        [
          ["mine", "Keep mine", mine],
          ["theirs", "Take theirs", theirs],
        ] as [Choice, string, unknown][]
      ).map(([choice, words, value]) => (
        <label key={choice}>
          <input
            type="radio"
            name={path}
            checked={choices[path] === choice}
            onChange={() => onChange({ ...choices, [path]: choice })}
          />
          <b>{words}</b>
          <span className="version">{written(value)}</span>
        </label>
      ))}
    </fieldset>
  ));
}

/** Asked before saving over what somebody else, or another tab, has saved meanwhile. */
export function Conflicts({
  conflicts,
  onChoose,
  onClose,
}: {
  conflicts: NamedConflict[];
  onChoose: (choices: Choices) => void;
  onClose: () => void;
}) {
  const [choices, setChoices] = useState<Choices>({});
  return (
    <Dialog wide title="This was changed meanwhile" onClose={onClose}>
      <p>
        Somebody else, or another window, has saved these fields since you opened the form. Nothing
        is written until you choose.
      </p>
      <ConflictList conflicts={conflicts} choices={choices} onChange={setChoices} />
      <footer>
        <button type="button" onClick={onClose}>
          Go on editing
        </button>
        <button
          type="button"
          className="main"
          disabled={conflicts.some(({ path }) => !choices[path])}
          onClick={() => onChoose(choices)}
        >
          Save
        </button>
      </footer>
    </Dialog>
  );
}
