import type { Route } from "./+types/index";
import { loadBlogList } from "./blog-list.server.ts";
import { BlogList } from "./blog-list.tsx";

export { meta } from "#app/seo/meta.ts";

export const loader = () => loadBlogList("", 1);

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return <BlogList page={loaderData} />;
}
