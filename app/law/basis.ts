/** What a statement of law rests on, the weakest first. */
export const BASES = ["secondary", "official", "signed"] as const;

export type Basis = (typeof BASES)[number];

type Statement = { instruments: { read?: string }[]; sign?: { by: string; on: string } };

/**
 * signed: a person of the firm has read the official text. official: each instrument was read, in itself or a full
 * copy. secondary: all else. Nobody writes it by hand: it follows from who has read what.
 */
export function basisOf({ instruments, sign }: Statement): Basis {
  if (sign) return "signed";
  return instruments.length > 0 && instruments.every(({ read }) => read) ? "official" : "secondary";
}
