/** The page of the open entry, as visitors will see it: what is pressed there opens the field that says it. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { order, site } from "./api.ts";
import { RemarkLine } from "./controls.tsx";

type PreviewProps = { address: string; file?: string; note?: string };

/** @param address of the page, on the site @param file whose form is open */
export function Preview({ address, file, note }: PreviewProps) {
  const [width, setWidth] = useState("Desk");
  const frame = useRef<HTMLIFrameElement>(null);
  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    // What the page before said while it was taken away leads nowhere.
    if (origin !== site || source !== frame.current?.contentWindow) return;
    if (!data.words && data.page === address.replace(/#.*/, "")) return;
    void order("pressed", { file, ...data }).then((hash) => hash && (location.hash = hash));
  });
  useEffect(() => {
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);
  return (
    <section aria-label="The page" className="preview" data-width={width}>
      <header className="bar">
        <span role="group" aria-label="Width of the page">
          {["Telephone", "Desk"].map((name) => (
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
      <div className="room">
        {/* The page lies over it as soon as there is one. */}
        <p>The preview is being made …</p>
        {/* A frame of its own for each page: one that is told of a change while the next loads would load itself anew. */}
        <iframe
          key={address}
          ref={frame}
          title="The page as visitors will see it"
          src={site + address}
        />
      </div>
    </section>
  );
}
