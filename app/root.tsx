import { frame, links, unexpectedError } from "virtual:labels";
import "./styles/index.css";
import type { ReactNode } from "react";
import { Band } from "./components/band.tsx";
import { SiteFooter } from "./frame/site-footer.tsx";
import { siteFrame } from "./frame/site-frame.server.ts";
import { SiteHeader } from "./frame/site-header.tsx";
import { posts } from "./collections/blog.server.ts";
import { freePages } from "./collections/free-pages.server.ts";
import { firmsTimeZone, isPreview, showsSamples } from "./collections/reader/publication.server.ts";
import { contentStyles, waitingState } from "./frame/content-styles.server.ts";
import styles from "./frame/document.module.css";
import { LAYERS, type DocumentParts } from "./document.server.ts";
import { absoluteUrl, link } from "./lib/address/site-url.ts";
import { notFoundRoutes } from "./route-table.ts";
import displayFont from "./styles/fonts/newsreader-display-350.woff2?url";
import sansFont from "./styles/fonts/instrument-sans-400-650.woff2?url";
import { LOCALE } from "./lib/locale.ts";

const FIRST_VIEW_FONTS = [displayFont, sansFont];

export async function loader({ path }: { path: string }) {
  return {
    ...(await siteFrame(path)),
    // One error page is served at many addresses.
    address: path in notFoundRoutes ? undefined : absoluteUrl(path),
    banner: isPreview() ? frame.preview : showsSamples() ? frame.samples : undefined,
    // In built documents they are part of the styles (document.server.ts).
    moreStyles: contentStyles(),
    waiting: waitingState(path),
    // The language of a page, if it is not the site's.
    language: [...freePages(), ...posts()].find((page) => page.path === path)?.language,
    timeZone: firmsTimeZone(),
  };
}

type DocumentProps = Awaited<ReturnType<typeof loader>> & {
  head: ReactNode;
  /** The parts that the build inlines; undefined in the development server, which links `sheets` instead. */
  parts: DocumentParts | undefined;
  sheets: string[] | undefined;
  children: ReactNode;
};

/** The HTML document of every page. Built pages have no framework script: `browser/` lists what runs. */
export function Document({ head, parts, sheets, children, ...data }: DocumentProps) {
  const { header, footer, address, banner, waiting, language, timeZone, moreStyles } = data;
  return (
    <html lang={LOCALE} data-time-zone={timeZone}>
      <head>
        <meta charSet="utf-8" />
        {parts && <meta httpEquiv="Content-Security-Policy" content={parts.policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        {FIRST_VIEW_FONTS.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {parts ? (
          <>
            <style dangerouslySetInnerHTML={{ __html: parts.styles }} />
            <script dangerouslySetInnerHTML={{ __html: parts.script }} />
            <script
              type="speculationrules"
              dangerouslySetInnerHTML={{ __html: parts.speculationRules }}
            />
          </>
        ) : (
          <DevelopmentHead sheets={sheets} styles={moreStyles} />
        )}
      </head>
      <body data-waiting={waiting}>
        <a className={styles.skip} data-screen-only="" href="#main">
          {frame.skip}
        </a>
        <SiteHeader {...header} />
        {banner && (
          <p className={styles.banner} role="note">
            {banner}
          </p>
        )}
        <main id="main" tabIndex={-1} lang={language}>
          {children}
          {/* Script adds query and fragment to the printed address (browser/inline.ts). */}
          {address && (
            <p className={styles.address} data-own-address={address}>
              {address}
            </p>
          )}
        </main>
        <SiteFooter {...footer} />
      </body>
    </html>
  );
}

const SheetLinks = ({ sheets = [] }: { sheets: string[] | undefined }) =>
  sheets.map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />);

/** In development Vite serves the sources: the same inline script hydrates the same islands as in the built site. */
function DevelopmentHead({ sheets, styles }: { sheets: string[] | undefined; styles: string }) {
  return (
    <>
      <style>{LAYERS}</style>
      <SheetLinks sheets={sheets} />
      <style>{styles}</style>
      <script type="module" src="/@vite/client" />
      <script type="module" src="/app/browser/inline.ts" />
    </>
  );
}

/** The document that build and development server show if a page cannot be rendered. */
export function ErrorDocument({ message, sheets }: { message: string; sheets?: string[] }) {
  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <title>{unexpectedError.heading}</title>
        <SheetLinks sheets={sheets} />
        {/* Reloads the page once the content is corrected. */}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </head>
      <body>
        <main>
          <Band background="laterite">
            <h1>{unexpectedError.heading}</h1>
            {/* Keeps lines and indentation. A style sheet for this would be part of every page. */}
            <p style={{ whiteSpace: "pre-wrap" }}>{message.trim()}</p>
            <p>
              <a href={link("/")}>{links.returnHome}</a>
            </p>
          </Band>
        </main>
      </body>
    </html>
  );
}
