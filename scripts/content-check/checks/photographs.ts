import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "../content.ts";
import type { Finding } from "../finding.ts";

const FOLDER = "public/team";

/** Photographs that `team.yaml` names but nobody has put in their folder. */
export const photographFindings = (sources: Source[]): Finding[] =>
  sources
    .filter(({ path }) => path === "team.yaml")
    .flatMap(({ file, fields }) =>
      fields.values
        .filter(({ key, value }) => key === "image" && !existsSync(join(FOLDER, String(value))))
        .map(({ field, line, value }) => ({
          severity: "error",
          file,
          field,
          line,
          message: `There is no file ${FOLDER}/${String(value)}.`,
          mend: `Put the photograph into ${FOLDER}/, or delete the line: the initials then stand in its place.`,
        })),
    );
