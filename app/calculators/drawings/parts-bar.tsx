import { across, Bar, Piece, Sample, type Weight } from "./chart.tsx";
import styles from "./chart.module.css";

/** A part of a whole: its size, its name and how the size is written, how heavily it is ruled. */
export type Part = { sum: number; name: string; written: string; weight: Weight };

export const totalOf = (parts: { sum: number }[]): number =>
  parts.reduce((all, { sum }) => all + sum, 0);

/** One bar of parts, side by side. */
export function PartsBar({ parts, y }: { parts: Part[]; y: [number, number] }) {
  const placeOf = across(totalOf(parts));
  return (
    <>
      {parts.map(({ name, sum, weight }, place) => {
        const before = totalOf(parts.slice(0, place));
        return (
          <Piece key={name} x={[placeOf(before), placeOf(before + sum)]} y={y} weight={weight} />
        );
      })}
      {parts.length > 0 && <Bar x={100} y={[y[0] - 1, y[1] + 1]} />}
    </>
  );
}

/** What the parts of a bar are, in their order, each beside a sample of its rules. */
export const PartsKey = ({ parts }: { parts: Part[] }) =>
  parts.length > 0 && (
    <ul className={`tiles ${styles.parts}`}>
      {parts.map(({ name, written, weight }) => (
        <li key={name}>
          <Sample weight={weight} />
          <b>{name}</b>
          <span>{written}</span>
        </li>
      ))}
    </ul>
  );
