/** A name as it stands in an address: `Business Development` is `business-development`. */
export const addressWord = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** What an address chooses: everything, one name, or something that does not exist. */
export type AddressChoice = { kind: "all" } | { kind: "one"; name: string } | { kind: "unknown" };

/**
 * Reads a choice from an address. The name itself and its word in addresses both count, in any case.
 * @param value the parameter's value; empty where the address does not have it
 */
export function addressChoice(value: string, names: readonly string[]): AddressChoice {
  const word = addressWord(value);
  if (value.trim() === "") return { kind: "all" };
  const name = names.find((candidate) => addressWord(candidate) === word);
  return name === undefined ? { kind: "unknown" } : { kind: "one", name };
}
