/** What a loader throws for an address that content does not know. */
export const notFoundResponse = (): Response =>
  new Response(null, { status: 404, statusText: "Not Found" });
