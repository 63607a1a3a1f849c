import { feeds } from "virtual:labels";
import { today } from "#app/collections/reader/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { lawChanges } from "#app/law/collections/changes.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { LawChanges } from "#app/law/sections/law-changes.tsx";
import { LawPage } from "#app/law/sections/law-page.tsx";
import { formatDay } from "#app/lib/date.ts";
import { fill } from "#app/lib/fill.ts";
import { link } from "#app/lib/site-url.ts";
import { notFoundResponse } from "#app/pages/not-found-response.server.ts";
import { CHANGES_ICS } from "#app/law/collections/calendars.server.ts";
import { ruleHref } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";

export async function loader() {
  const { changes, inForce } = lawWords();
  if (lawChanges().length === 0) throw notFoundResponse();
  const { key, keep, keepHow, ...page } = changes;
  const feed = { type: "application/rss+xml", path: "/feed/law.xml" };
  const { head, ...frame } = await lawPage(
    "/resources/changes",
    page,
    "mist",
    [],
    [{ ...feed, title: fill(feeds.law, { firm: site().name }) }],
  );
  return {
    head,
    body: (
      <LawPage {...frame}>
        <LawChanges
          heading={key}
          keep={{ href: `#since=${today()}`, label: keep, text: keepHow }}
          ways={[
            { href: link("/feed/law.xml"), label: inForce.feed },
            { href: link(CHANGES_ICS), label: inForce.calendar },
          ]}
          days={[...Map.groupBy(lawChanges(), ({ on }) => on)].map(([day, of]) => ({
            day,
            heading: formatDay(day),
            changes: of.map(({ grade, says, rules }) => ({
              grade,
              says,
              links: lawRules()
                .filter(({ id }) => rules.includes(id))
                .map(({ id, title }) => ({ href: ruleHref(id), title })),
            })),
          }))}
        />
      </LawPage>
    ),
  };
}
