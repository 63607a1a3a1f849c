/** A network's share page, and the name of the parameter that carries the title. */
type ShareNetwork = { url: string; textParameter: string };

/** The address that offers a page to a network's members; spaces are written `%20`, never `+`. */
export function shareAddress(network: ShareNetwork, page: { url: string; title: string }): string {
  const address = new URL(network.url);
  address.searchParams.set("url", page.url);
  address.searchParams.set(network.textParameter, page.title);
  return address.href.replaceAll("+", "%20");
}
