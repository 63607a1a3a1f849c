import { Band } from "#app/components/band.tsx";
import { PARTS } from "./parts.tsx";

/** All components in their states, for tests and development: only the development server has this page. */
export const loader = () => ({
  page: { title: "Parts of the pages", description: "" },
  noindex: true,
  body: (
    <>
      <Band background="pale">
        <h1>Parts of the pages</h1>
      </Band>
      {Object.entries(PARTS).map(([part, states]) => (
        <Band key={part}>
          <section aria-label={part}>
            <h2 style={{ fontSize: "var(--size-27)" }}>{part}</h2>
            {Object.entries(states).map(([state, example]) => (
              <div key={state} style={{ marginTop: "var(--space-5)" }}>
                {example}
              </div>
            ))}
          </section>
        </Band>
      ))}
    </>
  ),
});
