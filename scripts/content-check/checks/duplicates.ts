import { missingLetter } from "#app/pictures/share-fonts.ts";
import { entriesIn, type Folder, type Source } from "../content.ts";
import { finding, placeOf, type Finding, type Remark } from "../finding.ts";

/** One value where it stands, to be compared with others of its kind. */
type Occurrence = { file: string; field: string; line?: number; value: string };

/** Every value that another file had before it. */
function repeated(
  occurrences: Occurrence[],
  say: (occurrence: Occurrence, first: Occurrence) => Remark,
): Finding[] {
  const same = Map.groupBy(occurrences, ({ value }) => value.trim().toLowerCase());
  return [...same.values()].flatMap(([first, ...others]) =>
    others.map((other) => finding(other, "error", ...say(other, first!))),
  );
}

const occurrence = (source: Source, field: string, value: unknown): Occurrence => ({
  ...placeOf(source, field),
  value: String(value),
});

/** Kinds whose entries stand in the order of their `order` field. */
const ORDERED = [
  "services",
  "services/hr-advisory",
  "sectors",
  "regions",
  "case-studies",
] as const satisfies Folder[];

const orders = (sources: Source[]): Finding[] =>
  ORDERED.flatMap((folder) =>
    repeated(
      entriesIn(sources, folder).map(({ source, entry }) =>
        occurrence(source, "order", entry.order),
      ),
      ({ value }, first) => [
        `${first.file} has the order ${value} too: which comes first is left to chance.`,
        "Give each its own number.",
      ],
    ),
  );

/** Files that are no page of their own: a title or description there may repeat another. */
const NO_PAGE = /^sectors\/|^law\/[^/]+$|^(?:team|clients|claims|navigation)\.yaml$/;

/** The values of some top-level fields on every page. */
const onPages = (sources: Source[], fields: string[]): Occurrence[] =>
  sources
    .filter(({ path }) => !NO_PAGE.test(path))
    .flatMap((source) =>
      source.fields.values
        .filter(({ field, value }) => fields.includes(field) && typeof value === "string")
        .map(({ field, value }) => occurrence(source, field, value)),
    );

const titles = (sources: Source[]): Finding[] =>
  repeated(onPages(sources, ["title", "searchTitle"]), ({ value, file }, first) =>
    first.file === file
      ? [`The title "${value}" stands here twice.`, "Leave `searchTitle` out."]
      : [
          `${first.file} has the title "${value}" too.`,
          "Say in the title what only this page has; in search results the two look alike.",
        ],
  );

const descriptions = (sources: Source[]): Finding[] =>
  repeated(onPages(sources, ["description", "excerpt"]), (_, first) => [
    `${first.file} has the same description.`,
    "Describe what only this page has.",
  ]);

const illegible = (sources: Source[]): Finding[] =>
  onPages(sources, ["title"]).flatMap((place) => {
    const letter = missingLetter(place.value);
    const message = `The picture that goes with links to this page cannot show "${letter}".`;
    return letter ? finding(place, "warning", message, "Write it with other letters.") : [];
  });

/** Order numbers, titles and descriptions that belong to two entries, and titles that are not shown whole. */
export const duplicateFindings = (sources: Source[]): Finding[] => [
  ...orders(sources),
  ...titles(sources),
  ...descriptions(sources),
  ...illegible(sources),
];
