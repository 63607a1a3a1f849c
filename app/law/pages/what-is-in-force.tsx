import { lawTools, searchParts } from "virtual:labels";
import { Island } from "#app/components/island.tsx";
import { today } from "#app/collections/reader/publication.server.ts";
import { basisOf } from "#app/law/basis.ts";
import { lawQuestions } from "#app/law/collections/questions.server.ts";
import { isHomeLaw, lawRuleIds, lawRules, lawSubjects } from "#app/law/collections/rules.server.ts";
import { BasisKey } from "#app/law/components/basis-mark.tsx";
import { LawGroups } from "#app/law/sections/law-groups.tsx";
import { LawSearch } from "#app/law/sections/law-search.tsx";
import { LawTimeline } from "#app/law/sections/law-timeline.tsx";
import { formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { questionEntry, ruleEntry, usualDay } from "./law-entries.server.ts";
import { lawPage, searching } from "./law-page.server.tsx";
import { timelineOf } from "./timeline.server.ts";
import { lawWords } from "#app/law/collections/pages.server.ts";

/** The subject of other countries' rules. Few readers look for them here: each region's page lists its own. */
const ABROAD = "abroad";

export function loader() {
  const { inForce } = lawWords();
  const rules = lawRules();
  const usual = usualDay(rules);
  const groups = lawSubjects().map(({ id, name }) => ({
    id,
    heading: name,
    entries: rules
      .filter(({ subject }) => subject === id)
      // In the order of the file: what concerns most employers comes first.
      .toSorted((a, b) => lawRuleIds().indexOf(a.id) - lawRuleIds().indexOf(b.id))
      .map((rule) => ruleEntry(rule, usual)),
  }));
  const open = { id: "open", heading: inForce.open, entries: lawQuestions().map(questionEntry) };
  const kinds = [searchParts.rule, searchParts.rate, searchParts.question];
  const finder = { ...searching(), label: inForce.search, kinds };
  return lawPage({
    page: inForce,
    sheet: "bloom",
    tool: (
      <>
        <Island name="law-search" component={LawSearch} props={finder} />
        <LawTimeline {...timelineOf(rules.filter(isHomeLaw), today())} />
      </>
    ),
    children: (
      <LawGroups
        groups={groups.filter(({ id }) => id !== ABROAD)}
        folds={[...groups.filter(({ id }) => id === ABROAD), open]}
      >
        <BasisKey bases={rules.map(basisOf)} />
        {usual && <p className="small">{fill(lawTools.withoutDate, { date: formatDay(usual) })}</p>}
      </LawGroups>
    ),
  });
}
