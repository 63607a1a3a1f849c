/** Errors of the system and their remedies: Node names them by a code, the bundler and git by a sentence of the system. */
const REMEDIES: [RegExp, string][] = [
  [
    /resolve host|Failed to connect|Connection (?:refused|timed out)|Network is unreachable/,
    "The place they go to cannot be reached: look at the connection",
  ],
  [
    /\(publickey|Authentication failed|could not read (?:Username|Password)|error: 40[13]/,
    "This machine may not send there: ask whoever set it up to let it in",
  ],
  [/\bE(?:NOSPC|DQUOT)\b|No space left|quota exceeded/, "The disk is full: make room"],
  [
    /\bE(?:ROFS|ACCES|PERM)\b|Read-only file system|Permission denied|Operation not permitted|insufficient permission/,
    "A file or folder may not be read or written: see to its permissions, or ask whoever looks after the computer",
  ],
  [/\bEBUSY\b/, "Another program holds a file: close it there"],
  [/dubious ownership/, "The folder belongs to another user: change to that user"],
  [
    /index\.lock': File exists/,
    "Another program is at work in this folder: let it end or, where there is none, delete .git/index.lock",
  ],
  // Of a program that is missing, whoever called it says so.
  [/(?<!spawn \S+ )\bENOENT\b/, "It is not there: look at its name, or bring it back"],
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
