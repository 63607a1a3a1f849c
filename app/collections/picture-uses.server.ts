import { clients } from "./clients.server.ts";
import { everyEntry } from "./kinds.server.ts";
import { LEGAL_DOCUMENTS, legalDocument } from "./pages.server.ts";
import { picturesIn } from "./reader/texts.server.ts";
import { site } from "./site.server.ts";
import { everyMember } from "./team.server.ts";

/** The file names of all pictures that content uses, drafts' too. @throws ContentError where an entry is unreadable */
export function namedPictures(): Set<string> {
  const entries = everyEntry((read) => read());
  const texts = [...entries, ...LEGAL_DOCUMENTS.map(legalDocument)];
  const names = [
    ...entries.flatMap(({ cover, pictures = [] }) => [
      cover?.file,
      ...pictures.map(({ file }) => file),
    ]),
    ...texts.flatMap(({ body = "" }) => picturesIn(body)),
    ...everyMember().map(({ image }) => image),
    ...clients().map(({ logo }) => logo),
    ...Object.values(site().logo ?? {}),
  ];
  return new Set(names.filter((name) => name !== undefined));
}
