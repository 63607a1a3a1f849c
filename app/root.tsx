import "./styles/index.css";
import { Links, Meta, Outlet, Scripts, isRouteErrorResponse } from "react-router";
import { Band } from "./components/band.tsx";
import { SiteFooter } from "./frame/site-footer.tsx";
import { siteFrame } from "./frame/site-frame.server.ts";
import { SiteHeader } from "./frame/site-header.tsx";
import { MAIN_ID, SkipLink } from "./frame/skip-link.tsx";
import { isPreview } from "./collections/publication.server.ts";
import { PreviewBanner } from "./frame/preview-banner.tsx";
import { basePath, link } from "./lib/site-url.ts";
import type { Route } from "./+types/root";

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(.)\/$/, "$1");
  return { ...siteFrame(path), preview: isPreview(), base: basePath(), homeHref: link("/") };
}

/** Lets the browser prepare the page that a visitor is about to open. */
const speculationRules = (base: string) =>
  JSON.stringify({ prerender: [{ where: { href_matches: `${base}/*` }, eagerness: "moderate" }] });

/** The document around every page. Built pages carry no framework script: `browser/` says what runs. */
export default function Root({ loaderData }: Route.ComponentProps) {
  const { header, footer, preview, base } = loaderData;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* Finishing the build puts the inline script here. */}
        <script data-inline="" />
      </head>
      <body>
        <SkipLink />
        <SiteHeader {...header} />
        {preview && <PreviewBanner />}
        <main id={MAIN_ID} tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter {...footer} />
        {import.meta.env.DEV ? (
          <DevelopmentScripts />
        ) : (
          <script
            type="speculationrules"
            dangerouslySetInnerHTML={{ __html: speculationRules(base) }}
          />
        )}
      </body>
    </html>
  );
}

/** In development React Router hydrates the whole page, so that edits show live. */
function DevelopmentScripts() {
  return (
    <>
      <script type="module" src="/app/browser/inline.ts" />
      <script type="module" src="/app/browser/enhancements.ts" />
      <Scripts />
    </>
  );
}

/** What the build and the development server show when a page cannot be rendered. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error);
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>Unexpected Application Error!</title>
        <Links />
      </head>
      <body>
        <main>
          <Band ground="laterite">
            <h1>Unexpected Application Error!</h1>
            <p>{message}</p>
            <p>
              <a href={link("/")}>Return to Home</a>
            </p>
          </Band>
        </main>
      </body>
    </html>
  );
}
