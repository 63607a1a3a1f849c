/** The page of the open entry, as visitors will see it: what is pressed there opens the field that says it. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { order, site } from "./api.ts";
import { RemarkLine } from "./controls.tsx";

const WIDTHS = { Telephone: 390, Desk: 1280 };

type PreviewProps = { address: string; file?: string; note?: string };

/** @param address of the page, on the site @param file whose form is open */
export function Preview({ address, file, note }: PreviewProps) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>("Desk");
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = room.current!;
    // The page is laid out at its true width, and drawn as large as there is room.
    const fit = ([entry]: ResizeObserverEntry[]) => {
      const wide = entry!.contentRect.width;
      const scale = Math.min(1, wide / WIDTHS[width]);
      style.setProperty("--width", `${WIDTHS[width]}px`);
      style.setProperty("--scale", String(scale));
      style.setProperty("--left", `${Math.max(0, (wide - WIDTHS[width] * scale) / 2)}px`);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, [width]);
  const onMessage = useEffectEvent(({ origin, data }: MessageEvent) => {
    if (origin !== site || (!data.words && data.page === address)) return;
    void order("pressed", { file, ...data }).then((hash) => hash && (location.hash = hash));
  });
  useEffect(() => {
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);
  return (
    <section aria-label="The page" className="preview">
      <header className="bar">
        <span role="group" aria-label="Width of the page">
          {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={width === name}
              onClick={() => setWidth(name)}
            >
              {name}
            </button>
          ))}
        </span>
        <a href={site + address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      </header>
      {note && <RemarkLine remark={{ severity: "warning", message: note }} />}
      <div ref={room} className="room">
        {/* A frame of its own for each page: one that is told of a change while the next loads would load itself anew. */}
        <iframe key={address} title="The page as visitors will see it" src={site + address} />
      </div>
    </section>
  );
}
