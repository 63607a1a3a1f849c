import { laterPageNumber } from "../later-page-number.server.ts";
import type { Route } from "./+types/later-page";
import { loadCaseList } from "./case-list.server.ts";
import { CaseList } from "./case-list.tsx";

export { meta } from "#app/seo/meta.ts";

/** A later page of the case studies. */
export const loader = ({ params }: Route.LoaderArgs) => loadCaseList(laterPageNumber(params.page));

export default function CaseListPage({ loaderData }: Route.ComponentProps) {
  return <CaseList page={loaderData} />;
}
