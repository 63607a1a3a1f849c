import { links } from "virtual:labels";
import { notFoundPage } from "#app/collections/pages.server.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { SiteSearchForm } from "#app/components/search-field.tsx";
import type { Page } from "#app/head.server.tsx";
import { link } from "#app/lib/address/site-url.ts";
import { notFoundDrawing } from "#app/pictures/drawings.server.ts";
import { LandHero } from "#app/components/land-hero.tsx";

/** A sinkhole, and two ways on. The host serves this page with status 404. */
export function loader(): Page {
  const { title, text } = notFoundPage();
  return {
    page: { title, description: text },
    sheet: "bloom",
    noindex: true,
    body: (
      <div data-log-path="">
        <LandHero
          title={title}
          lead={text}
          background="bloom"
          drawing={notFoundDrawing()}
          ways={
            <>
              <ButtonLink href={link("/")} variant="dark" sign="arrow">
                {links.returnHome}
              </ButtonLink>
              <SiteSearchForm action={link("/search")} inputId="not-found-search" />
            </>
          }
        />
      </div>
    ),
  };
}
