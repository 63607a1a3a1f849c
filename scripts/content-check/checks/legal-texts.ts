import type { LegalDocument } from "#app/collections/pages.server.ts";
import type { Source } from "../content.ts";
import { placeOf, type Finding } from "../finding.ts";

/** Legal texts whose version does not match their list of changes (A8). */
export const legalTextFindings = (sources: Source[]): Finding[] =>
  sources
    .filter(({ path, entry }) => /^pages\/[^/]+\.md$/.test(path) && entry)
    .flatMap((source): Finding[] => {
      const { version, changes } = source.entry as LegalDocument;
      const newest = Math.max(...changes.map((change) => change.version));
      if (version === newest && changes[0]?.version === newest) return [];
      return [
        {
          severity: "error",
          ...placeOf(source, "version"),
          message: `The text is version ${version}, but its list of changes begins with version ${changes[0]?.version}.`,
          mend: "Begin `changes` with the present version, its date and what changed; older ones follow.",
        },
      ];
    });
