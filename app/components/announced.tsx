import { useEffect, useState } from "react";
import { TYPING_PAUSE } from "#app/lib/typing-pause.ts";

/** Says a text to screen readers once it has stood for a moment: of what every key changes they hear the last. */
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
