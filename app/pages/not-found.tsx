import { notFoundPage } from "#app/collections/pages.server.ts";
import { headFor } from "#app/head.server.ts";
import { type PageProps, url } from "#app/route.ts";
import { link } from "#app/lib/site-url.ts";
import { notFoundDrawing } from "#app/pictures/drawings.server.ts";
import { NotFoundHero } from "#app/sections/not-found-hero.tsx";

/** Answers normally although nothing is here: the host sends it with status 404. */
export async function loader() {
  const { title, text } = notFoundPage();
  return {
    head: await headFor({
      path: "/404",
      page: { title, description: text },
      sheet: "bloom",
      noindex: true,
    }),
    hero: {
      title,
      text,
      homeHref: link("/"),
      searchHref: url("/search"),
      drawing: notFoundDrawing(),
    },
  };
}

export default function NotFound({ loaderData }: PageProps<typeof loader>) {
  return <NotFoundHero {...loaderData.hero} />;
}
