import { lawTools } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { Fold } from "#app/components/fold.tsx";
import {
  Cell,
  ColumnHead,
  Row,
  RowHead,
  Table,
  TableBody,
  TableHead,
} from "#app/components/table.tsx";
import type { LawWords } from "#app/law/collections/pages.server.ts";
import { BasisKey, BasisMark } from "#app/law/components/basis-mark.tsx";
import type { RuledEntry } from "./which-rules.tsx";
import styles from "./which-rules.module.css";

type Words = LawWords["whichRules"];

export type RulesTableProps = Words["table"] & {
  missing: Words["missing"];
  entries: (RuledEntry & { place: string })[];
};

/** Every duty and rule with whom it reaches, in a fold that stands open without script; and what is not on the list. */
export const RulesTable = ({ heading, caption, missing, entries }: RulesTableProps) => (
  <Band>
    <BasisKey bases={entries.flatMap(({ basis }) => basis ?? [])} />
    <div>
      <Fold id="all" title={heading} about={caption} opensWithoutScript>
        <Table className={styles.table}>
          <TableHead>
            <Row>
              <ColumnHead>{lawTools.duty}</ColumnHead>
              <ColumnHead>{lawTools.reach}</ColumnHead>
              <ColumnHead>{lawTools.place}</ColumnHead>
            </Row>
          </TableHead>
          <TableBody>
            {entries.map(({ id, title, more, basis, warning, reach, place, text }) => (
              <Row key={id} id={`all-${id}`}>
                <RowHead>
                  {more ? <a href={more.href}>{title}</a> : title}{" "}
                  {basis && <BasisMark basis={basis} />}
                  <p>{text[0]}</p>
                  {warning && <p>{warning}</p>}
                </RowHead>
                <Cell>
                  {reach.map(({ who }) => (
                    <p key={who}>{who}</p>
                  ))}
                </Cell>
                <Cell>{place}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </Fold>
      <Fold id="missing" title={missing.heading} about={missing.note}>
        <p>{missing.text}</p>
      </Fold>
    </div>
  </Band>
);
