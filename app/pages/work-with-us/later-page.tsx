import { laterPageNumber } from "../later-page-number.server.ts";
import type { Route } from "./+types/later-page";
import { loadJobList } from "./job-list.server.ts";
import { JobList } from "./job-list.tsx";

export { meta } from "#app/seo/meta.ts";

/** A later page of the open jobs, with the same form. */
export const loader = ({ params }: Route.LoaderArgs) => loadJobList(laterPageNumber(params.page));

export default function JobListPage({ loaderData }: Route.ComponentProps) {
  return <JobList page={loaderData} />;
}
