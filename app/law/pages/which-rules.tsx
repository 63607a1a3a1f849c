import { duties, dutyStates, nextDates } from "#app/law/collections/duties.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { Island } from "#app/components/island.tsx";
import { LawPage } from "#app/law/sections/law-page.tsx";
import { RulesTable } from "#app/law/sections/which-rules/rules-table.tsx";
import { WhichRules } from "#app/law/sections/which-rules/which-rules.tsx";
import { dutyReach, ruleReach } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";

const GRADES = ["act", "check", "know"];

/** Duties by their next day, then rules by what they ask: the most urgent first. */
function entries() {
  const next = new Map(nextDates().map(({ duty, date }) => [duty.id, date]));
  return [
    ...duties()
      .filter(({ listed }) => listed)
      .map((duty) => dutyReach(duty, next.get(duty.id)))
      .toSorted((a, b) => (a.day ?? "~").localeCompare(b.day ?? "~")),
    ...lawRules()
      .filter(({ listed }) => listed)
      .toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade))
      .map(ruleReach),
  ];
}

export async function loader() {
  const { title, searchTitle, description, lead, table, missing, ...words } = lawWords().whichRules;
  const all = entries();
  const { head, ...frame } = await lawPage(
    "/resources/which-rules",
    { title, searchTitle, description, lead },
    "leaf",
  );
  return {
    head,
    body: (
      <LawPage {...frame}>
        <Island
          name="which-rules"
          component={WhichRules}
          props={{ ...words, stateNames: dutyStates(), entries: all }}
        />
        <RulesTable {...table} missing={missing} entries={all} />
      </LawPage>
    ),
  };
}
