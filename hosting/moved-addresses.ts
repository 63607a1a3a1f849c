import type { Moved } from "./rules.ts";

/**
 * What is wrong with the list of moved addresses: one sentence for each mistake.
 * @param addresses every page and document of the site, without base path
 */
export function movedProblems(moved: Moved[], addresses: string[]): string[] {
  const sources = moved.map(({ from }) => from);
  return moved.flatMap(({ from, to }, index) => {
    const target = to.replace(/[?#].*$/, "");
    const problems = [
      [sources.indexOf(from) < index, `${from} is listed twice`],
      [addresses.includes(from), `${from} is a page: visitors would never reach it`],
      [
        sources.includes(target),
        `${from} leads to ${to}, which has moved itself: name the page at the end`,
      ],
      [
        !sources.includes(target) && !addresses.includes(target),
        `${from} leads to ${to}, which is no page`,
      ],
    ] as const;
    return problems.filter(([found]) => found).map(([, sentence]) => sentence);
  });
}

/** @throws Error with every mistake in the list of moved addresses */
export function checkMoved(moved: Moved[], addresses: string[]): void {
  const problems = movedProblems(moved, addresses);
  if (problems.length > 0) {
    throw new Error(
      `content/redirects.yaml\n${problems.map((problem) => `✖ ${problem}`).join("\n")}`,
    );
  }
}
