import { duties, dutyStates, nextDatesOf } from "#app/law/collections/duties.server.ts";
import { byGrade, lawRules } from "#app/law/collections/rules.server.ts";
import { Island } from "#app/components/island.tsx";
import { RulesTable } from "#app/law/sections/which-rules/rules-table.tsx";
import { WhichRules } from "#app/law/sections/which-rules/which-rules.tsx";
import { dutyReach, ruleReach } from "./law-entries.server.ts";
import { lawPage } from "./law-page.server.tsx";
import { lawWords } from "#app/law/collections/pages.server.ts";

/** Duties, then rules by urgency. */
function everyEntry() {
  return [
    ...duties()
      .filter(({ listed }) => listed)
      .map((duty) => dutyReach(duty, nextDatesOf(duty.id))),
    ...lawRules()
      .filter(({ listed }) => listed)
      .toSorted(byGrade)
      .map(ruleReach),
  ];
}

export function loader() {
  const { title, searchTitle, description, lead, help, table, missing, ...words } =
    lawWords().whichRules;
  const entries = everyEntry();
  const props = { ...words, stateNames: dutyStates(), entries };
  return lawPage({
    page: { title, searchTitle, description, lead, help },
    sheet: "leaf",
    children: (
      <>
        <Island name="which-rules" component={WhichRules} props={props} />
        <RulesTable {...table} missing={missing} entries={entries} />
      </>
    ),
  });
}
