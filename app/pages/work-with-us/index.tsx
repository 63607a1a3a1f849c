import type { Route } from "./+types/index";
import { loadJobList } from "./job-list.server.ts";
import { JobList } from "./job-list.tsx";

export { meta } from "#app/seo/meta.ts";

export const loader = () => loadJobList(1);

export default function WorkWithUs({ loaderData }: Route.ComponentProps) {
  return <JobList page={loaderData} />;
}
