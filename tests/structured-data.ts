/**
 * What each kind of structured data must say, by Google's documentation, and for kinds that Google has no
 * rule for, what this site always says. Search engines ignore incomplete markup without a word, so the
 * build's tests ask.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export type JsonThing = { [key: string]: unknown };

/** A way through nested things: `jobLocation.address.addressCountry`. */
type FieldPath = string;

const REQUIRED: Readonly<Record<string, readonly FieldPath[]>> = {
  Organization: ["@id", "name", "url", "logo", "address.addressLocality"],
  LocalBusiness: ["name", "image", "address.addressCountry"],
  WebSite: ["@id", "name", "url", "publisher.@id"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  BlogPosting: ["headline", "image", "datePublished", "author.name", "author.url", "publisher.@id"],
  Service: ["name", "url", "provider.@id"],
  Person: ["name", "url"],
  Event: [
    "name",
    "description",
    "startDate",
    "location",
    "eventStatus",
    "eventAttendanceMode",
    "organizer.@id",
  ],
  VirtualLocation: ["url"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "hiringOrganization.name",
    "identifier.value",
    "jobLocation.address.addressCountry",
  ],
};

/** Where a day or a moment stands, and a full address. */
const DAYS = [
  "datePublished",
  "dateModified",
  "datePosted",
  "validThrough",
  "startDate",
  "endDate",
];
const ADDRESSES = ["@id", "url", "logo", "image", "item", "mainEntityOfPage"];

const DAY = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/;

const isThing = (value: unknown): value is JsonThing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const typesOf = (thing: JsonThing): string[] => [thing["@type"] ?? []].flat().map(String);

/** Everything described in a value, however deep. */
export function thingsIn(value: unknown): JsonThing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  return [...("@type" in value ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

function isGiven(thing: JsonThing, path: FieldPath): boolean {
  const value = path
    .split(".")
    .reduce<unknown>((inner, key) => (isThing(inner) ? inner[key] : undefined), thing);
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== "";
}

/** The trail: at least two steps, counted from 1, each but the last with an address. */
function trailProblems(thing: JsonThing): string[] {
  const steps = [thing.itemListElement ?? []].flat().filter(isThing);
  return [
    ...(steps.length < 2 ? ["BreadcrumbList has fewer than two steps"] : []),
    ...steps.flatMap((step, place) => [
      ...(step.position === place + 1
        ? []
        : [`BreadcrumbList step ${place + 1} has position ${step.position}`]),
      ...(place < steps.length - 1 && !step.item
        ? [`BreadcrumbList step ${place + 1} has no item`]
        : []),
    ]),
  ];
}

/** A thing that only refers to another by its id needs no fields of its own. */
function thingProblems(thing: JsonThing, isTopLevel: boolean): string[] {
  const types = typesOf(thing);
  return [
    ...types.flatMap((type) => {
      // Inside another thing a person or a firm is named, not described.
      const nested = !isTopLevel && (type === "Organization" || type === "LocalBusiness");
      const fields = nested ? ["name"] : (REQUIRED[type] ?? []);
      return fields.filter((path) => !isGiven(thing, path)).map((path) => `${type} lacks ${path}`);
    }),
    ...(types.includes("BreadcrumbList") ? trailProblems(thing) : []),
    ...DAYS.filter((key) => key in thing && !DAY.test(String(thing[key]))).map(
      (key) => `${types[0]} ${key} is not a date: ${String(thing[key])}`,
    ),
    ...ADDRESSES.filter((key) => key in thing && !/^https?:\/\//.test(String(thing[key]))).map(
      (key) => `${types[0]} ${key} is not a full address: ${String(thing[key])}`,
    ),
  ];
}

/**
 * Checks a page's structured data.
 * @param data the parsed script of structured data: one graph
 * @returns one sentence for each problem; empty where all is well
 */
export function structuredDataProblems(data: unknown): string[] {
  if (
    !isThing(data) ||
    data["@context"] !== "https://schema.org" ||
    !Array.isArray(data["@graph"])
  ) {
    return ["Not a graph of schema.org"];
  }
  const top = data["@graph"].filter(isThing);
  const unknown = top.flatMap(typesOf).filter((type) => !(type in REQUIRED));
  return [
    ...(top.length === 0 ? ["The graph is empty"] : []),
    ...unknown.map((type) => `${type}: no rule says what it needs`),
    ...thingsIn(top).flatMap((thing) => thingProblems(thing, top.includes(thing))),
  ];
}
