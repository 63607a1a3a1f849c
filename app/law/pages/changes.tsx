import { feeds } from "virtual:labels";
import { today } from "#app/collections/reader/publication.server.ts";
import { site } from "#app/collections/site.server.ts";
import { LAW_FEED } from "#app/law/addresses.server.ts";
import { lawChanges } from "#app/law/collections/changes.server.ts";
import { byGrade } from "#app/law/collections/rules.server.ts";
import { LawChanges } from "#app/law/sections/law-changes.tsx";
import { formatMonth } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { link } from "#app/lib/address/site-url.ts";
import { CHANGES_ICS } from "#app/law/collections/calendars.server.ts";
import { changeRows } from "./law-entries.server.ts";
import { lawPage } from "./law-page.server.tsx";
import { lawWords } from "#app/law/collections/pages.server.ts";

export function loader() {
  const { changes, inForce } = lawWords();
  const { key, keep, keepHow, old, ...page } = changes;
  const title = fill(feeds.law, { firm: site().name });
  return lawPage({
    page,
    sheet: "mist",
    feeds: [{ type: "application/rss+xml", path: LAW_FEED, title }],
    children: (
      <LawChanges
        heading={key}
        keep={{ href: `#since=${today()}`, label: keep, text: keepHow }}
        ways={[
          { href: link(LAW_FEED), label: inForce.feed },
          { href: link(CHANGES_ICS), label: inForce.calendar },
        ]}
        months={[
          ...Map.groupBy(lawChanges(), ({ day, isOld }) => (isOld ? old : formatMonth(day))),
        ].map(([heading, of]) => ({ heading, changes: changeRows(of).toSorted(byGrade) }))}
      />
    ),
  });
}
