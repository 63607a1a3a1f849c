import "#app/styles/prose.css";

/** Text that came from Markdown; styled by `styles/prose.css` alone. */
export const Prose = ({ html }: { html: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
