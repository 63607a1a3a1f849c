import type { Route } from "./+types/privacy";
import { loadLegalDocument } from "./legal-document.server.ts";
import { LegalPage } from "./legal-page.tsx";

export { meta } from "#app/seo/meta.ts";

export const loader = () => loadLegalDocument("privacy");

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} />;
}
