/** Asked before something is removed that others name: who or what instead? */
import { useState } from "react";
import type { Reference } from "../form-values.ts";
import type { Use } from "../references.ts";
import { useAnswer } from "./api.ts";
import { Select } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";

/** @param onFormer is given where it can stay as one who has left */
export function Successor({
  target,
  id,
  name,
  onDone,
  onFormer,
  onClose,
}: {
  target: string;
  id: string;
  name: string;
  onDone: (to: string) => void;
  onFormer?: () => void;
  onClose: () => void;
}) {
  const { answer } = useAnswer<{ uses: Use[]; others: Reference[] }>(
    `/uses?${new URLSearchParams({ target, id })}`,
  );
  const [to, setTo] = useState("");
  if (!answer) return null;
  const { uses, others } = answer;
  const entries = uses.length === 1 ? "1 entry names" : `${uses.length} entries name`;
  return (
    <Dialog
      title={`${entries} ${name}`}
      onClose={onClose}
      action="Replace and remove"
      onAction={() => onDone(to)}
      isReady={to !== ""}
    >
      <p>{uses.map((use) => use.name).join(", ")}.</p>
      <label>
        Who or what instead?{" "}
        <Select
          value={to}
          set={setTo}
          none="Choose"
          choices={others.filter(({ value }) => value !== id)}
        />
      </label>
      {onFormer && (
        <p>
          <button type="button" onClick={onFormer}>
            Keep as a former member
          </button>{" "}
          What {name} wrote keeps the name; the team page does not show it.
        </p>
      )}
    </Dialog>
  );
}
