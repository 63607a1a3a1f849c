import type { Route } from "./+types/disclaimer";
import { loadLegalDocument } from "./legal-document.server.ts";
import { LegalPage } from "./legal-page.tsx";

export { meta } from "#app/seo/meta.ts";

export const loader = () => loadLegalDocument("disclaimer");

export default function Disclaimer({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />;
}
