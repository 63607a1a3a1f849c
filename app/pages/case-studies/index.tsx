import type { Route } from "./+types/index";
import { loadCaseList } from "./case-list.server.ts";
import { CaseList } from "./case-list.tsx";

export { meta } from "#app/seo/meta.ts";

export const loader = () => loadCaseList(1);

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return <CaseList page={loaderData} />;
}
