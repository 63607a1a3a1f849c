import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { Fold } from "#app/components/fold.tsx";
import { Table } from "#app/components/table.tsx";
import type { LawWords } from "#app/law/collections/pages.server.ts";
import { BasisKey, BasisMark } from "#app/law/components/basis-mark.tsx";
import type { RuledEntry } from "./which-rules.tsx";
import styles from "./which-rules.module.css";

type Words = LawWords["whichRules"];

export type RulesTableProps = Words["table"] & {
  missing: Words["missing"];
  entries: (RuledEntry & { place: string })[];
};

/** Every duty and rule with whom it applies to, in a fold that is open without script; and what the list leaves out. */
export const RulesTable = ({ heading, caption, missing, entries }: RulesTableProps) => (
  <Band>
    <BasisKey bases={entries.flatMap(({ basis }) => basis ?? [])} />
    <div>
      <Fold id="all" title={heading} about={caption} opensWithoutScript>
        <Table
          className={styles.table}
          heads={[lawTools.duty, lawTools.reach, lawTools.place]}
          rows={entries.map(({ id, title, more, basis, warning, reach, place, text }) => ({
            id: `all-${id}`,
            head: (
              <>
                {more ? <a href={more.href}>{title}</a> : title}{" "}
                {basis && <BasisMark basis={basis} />}
                <p>{text[0]}</p>
                {warning && <p>{warning}</p>}
              </>
            ),
            cells: [reach.map(({ who }) => <p key={who}>{who}</p>), place],
          }))}
        />
      </Fold>
      <Fold id="missing" title={missing.heading} about={missing.note}>
        <p>{missing.text}</p>
      </Fold>
    </div>
  </Band>
);
