import type { Step } from "#app/calculators/sums/calculator.ts";
import { formatRupees } from "#app/lib/rupees.ts";
import { across, Chart, Ink, percent, Piece, Rule, Words, type Weight } from "./chart.tsx";
import type { LayoutProps } from "./drawing.ts";
import { withLabels } from "./part-labels.ts";

type Part = { key: string; step: string; weight: Weight };

/** What each whole falls into: the word for it, the step that has its sum, how heavily it is ruled. */
const WHOLES: Record<"leave" | "pay", Part[]> = {
  leave: [
    { key: "taken", step: "taken", weight: "thin" },
    { key: "carried", step: "carried", weight: "heavy" },
    { key: "encashed", step: "encashed", weight: "mid" },
  ],
  pay: [
    { key: "net", step: "takeHome", weight: "heavy" },
    { key: "tax", step: "tax", weight: "mid" },
    { key: "fund", step: "fund", weight: "thin" },
    { key: "insurance", step: "insurance", weight: "mid" },
    { key: "professional", step: "professionalTax", weight: "thin" },
  ],
};

const sizeOf = ({ value }: Step): number =>
  "money" in value ? value.money : "tenths" in value ? value.tenths : 0;

/** A layout that shows a whole as one bar of its parts, each with its name and sum below. */
export const partsLayout = (whole: keyof typeof WHOLES) =>
  function PartsLayout({ id, size, tones, shown, say }: LayoutProps) {
    const parts = WHOLES[whole].flatMap((part) => {
      const step = shown.outcome.steps.find(({ key }) => key === part.step);
      return step && sizeOf(step) > 0 ? [{ ...part, sum: sizeOf(step) }] : [];
    });
    const total = parts.reduce((sum, part) => sum + part.sum, 0);
    const scale = across(total);
    const height = size === "wide" ? 66 : 54;
    const written = (sum: number) => (whole === "pay" ? formatRupees(sum) : `${sum / 10}`);
    const { placed, rows } = withLabels(parts, size, scale, ({ key, sum }) => [
      say(key),
      written(sum),
    ]);
    return (
      <Chart id={id} size={size} height={height + 10 + rows * 44} tones={tones}>
        {placed.map(({ key, start, end, weight, isEnd, row, sum }) => {
          const y = height + 22 + row * 44;
          const place = isEnd
            ? ({ x: "100%", textAnchor: "end" } as const)
            : { x: percent(scale(start)) };
          return (
            <g key={key}>
              <Piece
                id={id}
                size={size}
                from={scale(start)}
                to={scale(end)}
                y={2}
                height={height}
                weight={weight}
              />
              {row > 0 && (
                <Rule
                  hair
                  x1={percent(scale(start))}
                  y1={height + 4}
                  x2={percent(scale(start))}
                  y2={y - 14}
                />
              )}
              <Words strong y={y} {...place}>
                {say(key)}
              </Words>
              <Words y={y + 19} {...place}>
                {written(sum)}
              </Words>
            </g>
          );
        })}
        <Ink x="100%" y={1} width={2} height={height + 2} transform="translate(-2)" />
      </Chart>
    );
  };
