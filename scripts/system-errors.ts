/** System errors and their remedies: Node names them by a code, the bundler and git by the system's message. */
const REMEDIES: [RegExp, string][] = [
  [
    /resolve host|Failed to connect|Connection (?:refused|reset|closed|timed out)|Network is unreachable|No route to host|(?<!HTTP [45]\d\d[^]*)hung up unexpectedly|Operation too slow|Operation timed out/,
    "The place they go to cannot be reached: look at the connection",
  ],
  [
    /\(publickey|Authentication failed|could not read (?:Username|Password)|error: 40[13]|HTTP Basic: Access denied|Host key verification/,
    "This machine may not send there: ask whoever set it up to let it in",
  ],
  [
    /remote rejected/,
    "The place they go to takes nothing from this machine as it is set up: ask whoever keeps the code to let its changes in",
  ],
  [
    /[Rr]epository .*not found|looking for could not be found|does not appear to be a git repository|URL returned error: 404/,
    "The place they go to has moved, or is closed to this machine: ask whoever keeps the code where it is",
  ],
  [/\bE(?:NOSPC|DQUOT)\b|No space left|quota exceeded/, "The disk is full: make room"],
  [
    /\bE(?:ROFS|ACCES|PERM)\b|Read-only file system|Permission denied|Operation not permitted|insufficient permission/,
    "A file or folder may not be read or written: see to its permissions, or ask whoever looks after the computer",
  ],
  [/\bEBUSY\b/, "Another program holds a file: close it there"],
  [/dubious ownership/, "The folder belongs to another user: change to that user"],
  [
    /\.lock': File exists/,
    "Another program is at work in this folder, or was stopped in its work: end it or ask whoever looks after the computer, wait for three minutes",
  ],
  // Of a program that is missing, whoever called it says so.
  [/(?<!spawn \S+ )\bENOENT\b/, "It is not there: look at its name, or bring it back"],
];

/** What can be done, in a sentence, where the system refused something. @param work what to do again: `build` */
export const remediesFor = (why: string, work: string): string[] =>
  REMEDIES.filter(([sign]) => sign.test(why)).map(([, words]) => `${words}, and ${work} again.`);

/** Adds that to a message. */
export const withRemedy = (why: string, work: string): string =>
  [why, ...remediesFor(why, work)].join("\n");
