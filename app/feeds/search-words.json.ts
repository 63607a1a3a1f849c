import { searchDocuments } from "#app/collections/search.server.ts";
import { respond } from "./respond.ts";

/** Some words of the site and the entries that have them; fetched when a visitor searches for one of them. */
export function loader({ params }: { params: { file?: string } }) {
  const words = searchDocuments().words.get(`/search-words/${params.file}`);
  if (!words) throw new Response(null, { status: 404 });
  return respond(JSON.stringify(words), "application/json");
}
