/** Errors of the system and their remedies: Node names them by a code, the bundler by a sentence of the system. */
const REMEDIES: [RegExp, string][] = [
  [/\bE(?:NOSPC|DQUOT)\b|No space left|quota exceeded/, "The disk is full: make room"],
  [
    /\bE(?:ROFS|ACCES|PERM)\b|Read-only file system|Permission denied/,
    "A folder may not be written to: see to its permissions, or ask whoever looks after the computer",
  ],
];

/**
 * What can be done, in a sentence, where the system refused something; none where it did not.
 * @param work what is to be done again, for example `build`
 */
export const remediesFor = (why: string, work: string): string[] =>
  REMEDIES.filter(([sign]) => sign.test(why)).map(([, words]) => `${words}, and ${work} again.`);

/** Adds that to a message. */
export const withRemedy = (why: string, work: string): string =>
  [why, ...remediesFor(why, work)].join("\n");
