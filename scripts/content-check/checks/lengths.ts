import { TITLE_LENGTH } from "#app/constants.ts";
import type { Source } from "../content.ts";
import type { Finding } from "../finding.ts";

/** Within this many characters of a limit a text deserves a look. */
const NEAR = 5;
/** The limits are the schema's: beyond them a text is an error. */
const LIMITS: Record<string, { least: number; most: number }> = {
  title: { least: 0, most: TITLE_LENGTH },
  searchTitle: { least: 0, most: TITLE_LENGTH },
  description: { least: 70, most: 160 },
  excerpt: { least: 70, most: 160 },
};

/** Titles and descriptions that search engines may cut, or find thin. */
export const lengthFindings = (sources: Source[]): Finding[] =>
  sources.flatMap(({ file, fields }) =>
    fields.values.flatMap(({ field, line, value }): Finding[] => {
      const limits = LIMITS[field];
      if (!limits || typeof value !== "string") return [];
      const { least, most } = limits;
      const found = { severity: "warning", file, field, line } as const;
      if (value.length > most - NEAR && value.length <= most) {
        const message = `${value.length} characters, close to the limit of ${most}: search engines may cut it.`;
        return [{ ...found, message, mend: `Aim for ${most - NEAR} or fewer.` }];
      }
      if (value.length >= least && value.length < least + NEAR && least > 0) {
        const message = `${value.length} characters, barely more than the ${least} that it needs.`;
        return [{ ...found, message, mend: "Say one thing more about the page." }];
      }
      return [];
    }),
  );
