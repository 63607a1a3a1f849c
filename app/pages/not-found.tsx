import { links } from "virtual:labels";
import { notFoundPage } from "#app/collections/pages.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { SiteSearchForm } from "#app/components/site-search-form.tsx";
import { headFor } from "#app/head.server.ts";
import { type PageProps, url } from "#app/route.ts";
import { link } from "#app/lib/site-url.ts";
import { notFoundDrawing } from "#app/pictures/drawings.server.ts";
import { LandHero } from "#app/components/land-hero.tsx";

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
    title,
    text,
    drawing: notFoundDrawing(),
  };
}

/** A sinkhole, and two ways on. */
export default function NotFound({ loaderData }: PageProps<typeof loader>) {
  return (
    <div data-log-path="">
      <LandHero
        title={loaderData.title}
        lead={loaderData.text}
        background="bloom"
        drawing={loaderData.drawing}
        ways={
          <>
            <ButtonLink href={link("/")} variant="dark" sign="arrow">
              {links.returnHome}
            </ButtonLink>
            <SiteSearchForm action={url("/search")} inputId="not-found-search" />
          </>
        }
      />
    </div>
  );
}
