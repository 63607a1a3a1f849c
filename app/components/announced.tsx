import { useEffect, useState } from "react";
import { TYPING_PAUSE } from "#app/lib/typing-pause.ts";

/** Announces a text to screen readers, debounced: of a text that changes with every key they hear the last one. */
export function Announced({ children: text }: { children: string }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <span className="visually-hidden" role="status">
      {settled}
    </span>
  );
}
