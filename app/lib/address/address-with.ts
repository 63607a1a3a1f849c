/** Adds values to an address's query; spaces are encoded as `%20`, never `+`. */
export function addressWith(url: string, values: Record<string, string>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return address.href.replaceAll("+", "%20");
}
