/** What a statement of law is based on, the weakest first. */
export const BASES = ["secondary", "official", "signed"] as const;

export type Basis = (typeof BASES)[number];

type Statement = { instruments: { read?: string }[]; sign?: { by: string; on: string } };

/**
 * signed: a person of the firm has read the official text. official: each instrument was read itself or as a full copy.
 * secondary: anything else. Content does not state it: it follows from who has read what.
 */
export function basisOf({ instruments, sign }: Statement): Basis {
  if (sign) return "signed";
  return instruments.length > 0 && instruments.every(({ read }) => read) ? "official" : "secondary";
}
