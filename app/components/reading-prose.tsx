import "#app/styles/prose.css";
import "#app/styles/reading-font.css";

/** Markdown in the reading serif: a page that shows it fetches a third font, others must not. */
export const ReadingProse = ({ html }: { html: string }) => (
  <div className="prose prose-reading reading-font" dangerouslySetInnerHTML={{ __html: html }} />
);
