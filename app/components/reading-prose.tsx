import "#app/styles/prose.css";
import "#app/styles/reading-font.css";

/** Markdown in the reading serif, a third font: only pages with this component load it. */
export const ReadingProse = ({ html }: { html: string }) => (
  <div className="prose prose-reading reading-font" dangerouslySetInnerHTML={{ __html: html }} />
);
