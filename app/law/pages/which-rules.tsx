import { duties, dutyStates, nextDates } from "#app/law/collections/duties.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { Island } from "#app/components/island.tsx";
import { BasisKey } from "#app/law/components/basis-key.tsx";
import { LawNoticeBand } from "#app/law/sections/law-notice-band.tsx";
import { ToolHead } from "#app/law/sections/tool-head.tsx";
import { WhichRules } from "#app/law/sections/which-rules/which-rules.tsx";
import { dutyReach, ruleReach } from "./law-entries.server.ts";
import { lawPage, lawWords } from "./law-page.server.ts";
import type { Route } from "./+types/which-rules";

export { meta } from "#app/seo/meta.ts";

export async function loader() {
  const { title, searchTitle, description, lead, ...questions } = lawWords().whichRules;
  const next = new Map(nextDates().map(({ duty, date }) => [duty.id, date]));
  const entries = [
    ...duties()
      .filter(({ listed }) => listed)
      .map((duty) => dutyReach(duty, next.get(duty.id))),
    ...lawRules()
      .filter(({ listed }) => listed)
      .map(ruleReach),
  ];
  return {
    ...(await lawPage("/resources/which-rules", { title, searchTitle, description, lead }, "leaf")),
    bases: entries.map(({ basis }) => basis),
    finder: {
      ...questions,
      stateNames: dutyStates(),
      entries,
    },
  };
}

export default function WhichRulesPage({ loaderData }: Route.ComponentProps) {
  const { hero, finder, notice } = loaderData;
  return (
    <>
      <ToolHead {...hero}>
        <BasisKey bases={loaderData.bases} />
      </ToolHead>
      <Island name="which-rules" component={WhichRules} props={finder} />
      <LawNoticeBand {...notice} />
    </>
  );
}
