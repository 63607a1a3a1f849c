/** What the machine refuses, in words: Node says it with a code, the bundler in a sentence of the system. */
const REFUSALS: [RegExp, string][] = [
  [/\bE(?:NOSPC|DQUOT)\b|No space left|quota exceeded/, "The disk is full: make room"],
  [
    /\bE(?:ROFS|ACCES|PERM)\b|Read-only file system|Permission denied/,
    "A folder may not be written to: see to its permissions",
  ],
];

/**
 * Adds to a message what can be done where the machine refused something.
 * @param work what is to be done again, for example `build`
 */
export const withRemedy = (why: string, work: string): string =>
  [
    why,
    ...REFUSALS.filter(([sign]) => sign.test(why)).map(
      ([, words]) => `${words}, and ${work} again.`,
    ),
  ].join("\n");
