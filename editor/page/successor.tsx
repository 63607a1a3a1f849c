/** Asked before something is removed that others name: who or what instead? */
import { useEffect, useState } from "react";
import type { Reference } from "../form-values.ts";
import type { Use } from "../references.ts";
import { ask } from "./api.ts";
import { Dialog } from "./dialog.tsx";

export function Successor({
  target,
  id,
  name,
  onDone,
  onClose,
}: {
  target: string;
  id: string;
  name: string;
  onDone: (to: string | undefined) => void;
  onClose: () => void;
}) {
  const [found, setFound] = useState<{ uses: Use[]; others: Reference[] }>();
  const [to, setTo] = useState("");
  useEffect(() => {
    void ask<{ uses: Use[]; others: Reference[] }>("/uses", { target, id }).then(setFound);
  }, [target, id]);
  if (!found) return null;
  const { uses, others } = found;
  const entries = uses.length === 1 ? "1 entry names" : `${uses.length} entries name`;
  return (
    <Dialog title={`${entries} ${name}`} onClose={onClose}>
      <p>{uses.map((use) => use.name).join(", ")}.</p>
      <label>
        Who or what instead?{" "}
        <select value={to} onChange={({ target: list }) => setTo(list.value)}>
          <option value="">Choose</option>
          {others
            .filter(({ value }) => value !== id)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </label>
      <footer>
        <button type="button" onClick={onClose}>
          Keep
        </button>
        <button type="button" className="main" disabled={!to} onClick={() => onDone(to)}>
          Replace and remove
        </button>
      </footer>
    </Dialog>
  );
}
