import type { Route } from "./+types/terms";
import { loadLegalDocument } from "./legal-document.server.ts";
import { LegalPage } from "./legal-page.tsx";

export { meta } from "#app/seo/meta.ts";

export const loader = () => loadLegalDocument("terms");

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />;
}
