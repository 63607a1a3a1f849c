import "#app/styles/prose.css";
import "#app/styles/reading-font.css";

/** Text that came from Markdown; styled by `styles/prose.css` alone. */
export function Prose({ html, reading = false }: { html: string; reading?: boolean }) {
  return (
    <div
      className={reading ? "prose prose-reading reading-font" : "prose"}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
