import { startTransition, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "#app/components/error-boundary.tsx";

/**
 * Hydrates one section as `<Island>` renders it, with the props that the build wrote beside it.
 * @param name the island's name, as on `<Island name>`
 */
export function hydrateIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): void {
  const element = document.querySelector(`[data-island="${name}"]`);
  const data = document.querySelector(`[data-props="${name}"]`);
  if (!element || !data) return;
  // React then hydrates in steps of 5 ms, and a touch in between is answered.
  startTransition(() => {
    hydrateRoot(
      element,
      <ErrorBoundary>
        <Component {...(JSON.parse(data.textContent ?? "{}") as Props)} />
      </ErrorBoundary>,
    );
  });
}
