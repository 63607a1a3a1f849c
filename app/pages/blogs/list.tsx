import { wholeNumber } from "#app/lib/whole-number.ts";
import { notFoundResponse } from "../not-found-response.server.ts";
import type { Route } from "./+types/list";
import { loadBlogList } from "./blog-list.server.ts";
import { BlogList } from "./blog-list.tsx";

export { meta } from "#app/seo/meta.ts";

/** A later page of all articles (`/blogs/2`), a topic (`/blogs/legal`), or a later page of it (`/blogs/legal/2`). */
export async function loader({ params: { list, page } }: Route.LoaderArgs) {
  const number = wholeNumber(page ?? list);
  const isTopic = wholeNumber(list) === undefined;
  if (isTopic && page === undefined) return loadBlogList(list, 1);
  if (number === undefined || number === 1 || (page !== undefined && !isTopic))
    throw notFoundResponse();
  return loadBlogList(isTopic ? list : "", number);
}

export default function BlogListPage({ loaderData }: Route.ComponentProps) {
  return <BlogList page={loaderData} />;
}
