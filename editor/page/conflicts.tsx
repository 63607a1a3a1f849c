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

const SIDES: [Choice, string][] = [
  ["mine", "Keep mine"],
  ["theirs", "Take theirs"],
];

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
  return conflicts.map((conflict) => (
    <fieldset key={conflict.path} className="conflict">
      <legend>{conflict.label}</legend>
      {SIDES.map(([side, words]) => (
        <label key={side}>
          <input
            type="radio"
            name={conflict.path}
            checked={choices[conflict.path] === side}
            onChange={() => onChange({ ...choices, [conflict.path]: side })}
          />
          <b>{words}</b>
          <span className="version">{written(conflict[side])}</span>
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
    <Dialog
      isWide
      title="This was changed meanwhile"
      onClose={onClose}
      action="Save"
      onAction={() => onChoose(choices)}
      isReady={conflicts.every(({ path }) => choices[path])}
    >
      <p>
        Somebody else, or another window, has saved these fields since you opened the form. Nothing
        is written until you choose.
      </p>
      <ConflictList conflicts={conflicts} choices={choices} onChange={setChoices} />
    </Dialog>
  );
}
