/** ISO 3166 codes of countries and territories without postcode (Universal Postal Union, postal addressing systems). */
const WITHOUT_POSTCODE = new Set(
  (
    "AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP LC ML MO MR " +
    "MW NR NU PA QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW"
  ).split(" "),
);

/** Whether a country's addresses have postcodes. @param country ISO 3166 code, two letters */
export const hasPostcodes = (country: string): boolean => !WITHOUT_POSTCODE.has(country);

/** The lines of an address, the country last; a repeated name is written once (Singapore). */
export const addressLines = (address: {
  street: string;
  city: string;
  postcode?: string | undefined;
  region?: string | undefined;
  country: string;
}): string[] => {
  const { street, city, postcode, region, country } = address;
  const town = [city, postcode].filter(Boolean).join(" ");
  const rest = [region, country].filter((name) => name && name !== town).join(", ");
  return [street, town, rest].filter(Boolean);
};
