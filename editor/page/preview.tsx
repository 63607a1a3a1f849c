/** The page of the open entry as visitors will see it. A click in it opens the field with the words. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { order, site } from "./api.ts";
import { Button, RemarkLine } from "./controls.tsx";

type PreviewProps = { address: string; file?: string; note?: string };

/** @param address of the page on the site @param file whose form is open */
export function Preview({ address, file, note }: PreviewProps) {
  const [width, setWidth] = useState("Desk");
  const frame = useRef<HTMLIFrameElement>(null);
  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    // Ignores late messages of the previous page.
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
            <Button key={name} aria-pressed={width === name} onClick={() => setWidth(name)}>
              {name}
            </Button>
          ))}
        </span>
        <a href={site + address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      </header>
      {note && <RemarkLine remark={{ severity: "warning", message: note }} />}
      <div className="room">
        {/* Covered by the page once it has loaded. */}
        <p>The preview is being made …</p>
        {/* One frame for each page: a frame that hears of a change while the next loads would reload the old one. */}
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
