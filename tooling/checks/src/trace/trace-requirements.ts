import type { Report } from '../results/read-reports.ts';
import type { Violation } from '../violation.ts';
import { extractIds } from './parse-ids.ts';

/** A committed state of the two pages. */
export interface Revision {
  name: string;
  known: readonly string[];
  open: readonly string[];
}

export interface Trace {
  proven: string[];
  /** Known ids that no passing test names. */
  unproven: string[];
  violations: Violation[];
}

const PAGE = 'docs/requirements.md';
const OPEN = 'docs/open-ids.txt';

/**
 * Holds the requirements against the tests that ran and passed: what is proven, what is not, whether
 * the list of open ids tells the truth, and whether it only shrinks.
 *
 * @param ask.ruled the open ids of which the rule is proven and the rest is to come.
 * @param ask.earlier committed editions of the two pages.
 */
export function traceRequirements(ask: {
  known: readonly string[];
  open: readonly string[];
  ruled: readonly string[];
  earlier: readonly Revision[];
  reports: readonly Report[];
}): Trace {
  const known = new Set(ask.known);
  const open = new Set(ask.open);
  const titles = ask.reports.flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test })));
  const proven = new Set(
    titles.filter(({ outcome }) => outcome === 'passed').flatMap(({ title }) => extractIds(title)),
  );
  const unproven = ask.known.filter((id) => !proven.has(id));
  const violations: Violation[] = [];
  const say = (file: string, found: string, fix: string): void => {
    violations.push({ file, line: 1, found, fix });
  };

  for (const { file, title } of titles) {
    for (const id of extractIds(title).filter((one) => !known.has(one)))
      say(file, `"${title}" names ${id}, which ${PAGE} does not list`, 'correct the id in the title');
  }
  for (const id of unproven.filter((one) => !open.has(one)))
    say(
      PAGE,
      `${id} has no passing test and is not open`,
      `write a test whose title ends with [${id}], or mend the one that failed`,
    );
  const ruled = new Set(ask.ruled);
  for (const id of ask.open.filter((one) => proven.has(one) && !ruled.has(one)))
    say(
      OPEN,
      `${id} is proven`,
      `remove its line from ${OPEN}, or write "${id} rule" if only its rule is proven`,
    );
  for (const id of ask.ruled.filter((one) => !proven.has(one)))
    say(OPEN, `no passing test proves the rule of ${id}`, `write that test, or take "rule" off its line`);
  for (const id of ask.open.filter((one) => !known.has(one)))
    say(OPEN, `${id} is not in ${PAGE}`, 'correct or remove the line');
  for (const id of new Set(ask.open.filter((one, place) => ask.open.indexOf(one) !== place)))
    say(OPEN, `${id} stands there twice`, 'remove one of the lines');
  for (const id of ask.open) {
    const closed = ask.earlier.find((edition) => edition.known.includes(id) && !edition.open.includes(id));
    if (closed)
      say(
        OPEN,
        `${id} was closed (${closed.name}) and is open again`,
        'the list only shrinks: prove the id by a test',
      );
  }
  return { proven: ask.known.filter((id) => proven.has(id) && !ruled.has(id)), unproven, violations };
}
