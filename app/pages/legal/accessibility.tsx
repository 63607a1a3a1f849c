import type { Route } from "./+types/accessibility";
import { loadLegalDocument } from "./legal-document.server.ts";
import { LegalPage } from "./legal-page.tsx";

export { meta } from "#app/seo/meta.ts";

export const loader = () => loadLegalDocument("accessibility");

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />;
}
