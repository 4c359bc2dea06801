import type { Report } from '@baize/checks/reports';
import type { TaskResult } from './turbo.ts';

/** What counts as one of its own: a check, a typecheck, a lint, a build. */
export interface Step {
  name: string;
  passed: boolean;
}

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, in words, for the end of the output. */
  failures: string[];
}

/** So many of the slowest tasks are named at the end of a run. */
const MAX_NAMED = 12;

/** Where the time went: `312 s @baize/sandbox test`, the slowest first, without what was not run anew. */
export function listSlowestTasks(tasks: readonly TaskResult[]): string[] {
  return tasks
    .filter(({ cached, seconds }) => !cached && seconds > 0)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MAX_NAMED)
    .map(({ seconds, package: name, task }) => `${seconds} s ${name} ${task}`);
}

const COUNTED_BY_REPORT = new Set(['test', 'e2e']);

/**
 * Adds up everything that ran: each test of each report, and each other task and check as one. A test
 * task that failed, or left no report, without a failing test in one counts as one failure itself.
 */
export function tally(ask: {
  tasks: readonly TaskResult[];
  steps: readonly Step[];
  reports: readonly Report[];
}): Tally {
  const sum: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const fail = (words: string): void => {
    sum.failed += 1;
    sum.failures.push(words);
  };
  for (const task of ask.tasks) {
    const name = `${task.package} ${task.task}`;
    if (!COUNTED_BY_REPORT.has(task.task)) {
      if (task.outcome === 'passed') sum.passed += 1;
      else fail(task.outcome === 'failed' ? name : `${name} did not run, because something it needs failed`);
      continue;
    }
    const own = ask.reports.filter(({ file }) => file.startsWith(`${task.folder}/reports/`));
    if (own.length === 0) fail(`${name} left no report`);
    else if (task.outcome !== 'passed' && !own.some(hasFailure)) fail(`${name} (outside its tests)`);
  }
  for (const { name, passed } of ask.steps) {
    if (passed) sum.passed += 1;
    else fail(name);
  }
  for (const { file, tests, broken } of ask.reports) {
    const owner = file.replace(/\/reports\/.*/, '');
    for (const { title, outcome } of tests) {
      if (outcome === 'failed') fail(`${owner}: ${title}`);
      else sum[outcome] += 1;
    }
    for (const words of broken) fail(words);
  }
  return sum;
}

function hasFailure({ tests, broken }: Report): boolean {
  return broken.length > 0 || tests.some(({ outcome }) => outcome === 'failed');
}

/** The closing line: `412 passed, 0 failed`. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
