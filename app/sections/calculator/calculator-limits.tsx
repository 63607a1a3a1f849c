import { Band, Split } from "#app/components/band.tsx";
import { RuledList } from "#app/components/ruled-list.tsx";

/** What a calculator does not work out. */
export const CalculatorLimits = ({ heading, limits }: { heading: string; limits: string[] }) => (
  <Band labelledBy="limits" space="joined">
    <Split start={<h2 id="limits">{heading}</h2>}>
      <RuledList items={limits} above />
    </Split>
  </Band>
);
