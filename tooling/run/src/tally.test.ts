import { expect, test } from 'vitest';
import type { Report } from '@baize/checks/reports';
import { formatTally, listSlowestTasks, tally } from './tally.ts';
import { readSummary, type TaskResult } from './turbo.ts';

const task = (rest: Partial<TaskResult>): TaskResult => ({
  package: '@baize/domain',
  folder: 'packages/domain',
  task: 'test',
  outcome: 'passed',
  cached: false,
  seconds: 0,
  ...rest,
});

const report = (outcomes: Report['tests'][number]['outcome'][], broken: string[] = []): Report => ({
  file: 'packages/domain/reports/vitest.json',
  tests: outcomes.map((outcome, place) => ({ title: `test ${place}`, outcome })),
  broken,
});

test('tests count one by one, every other task and check as one', () => {
  const sum = tally({
    tasks: [task({}), task({ task: 'lint' }), task({ task: 'build', outcome: 'failed' })],
    steps: [
      { name: 'boundaries', passed: true },
      { name: 'trace', passed: false },
    ],
    reports: [report(['passed', 'passed', 'passed'])],
  });
  expect(sum).toEqual({ passed: 5, failed: 2, skipped: 0, failures: ['@baize/domain build', 'trace'] });
});

test('a failed test is counted once, not again as its task', () => {
  const sum = tally({
    tasks: [task({ outcome: 'failed' })],
    steps: [],
    reports: [report(['passed', 'failed'])],
  });
  expect(sum).toMatchObject({ passed: 1, failed: 1, failures: ['packages/domain: test 1'] });
});

test('a test task that failed outside its tests counts as one failure', () => {
  const sum = tally({ tasks: [task({ outcome: 'failed' })], steps: [], reports: [report(['passed'])] });
  expect(sum).toMatchObject({ passed: 1, failed: 1, failures: ['@baize/domain test (outside its tests)'] });
});

test('a test task that left no report is a failure, even when it went well', () => {
  expect(tally({ tasks: [task({})], steps: [], reports: [] })).toMatchObject({
    failed: 1,
    failures: ['@baize/domain test left no report'],
  });
});

test('a test file that could not be loaded is a failure', () => {
  const sum = tally({
    tasks: [task({ outcome: 'failed' })],
    steps: [],
    reports: [report([], ['a.test.ts: no module'])],
  });
  expect(sum).toMatchObject({ failed: 1, failures: ['a.test.ts: no module'] });
});

test('a task that never ran is a failure that says so', () => {
  const sum = tally({ tasks: [task({ task: 'build', outcome: 'not run' })], steps: [], reports: [] });
  expect(sum.failures).toEqual(['@baize/domain build did not run, because something it needs failed']);
});

test('the closing line stands alone and names skipped tests only when there are any', () => {
  expect(formatTally({ passed: 412, failed: 0, skipped: 0, failures: [] })).toBe('412 passed, 0 failed');
  expect(formatTally({ passed: 1, failed: 2, skipped: 3, failures: [] })).toBe(
    '1 passed, 2 failed, 3 skipped',
  );
});

test('a run summary tells each task that has a command', () => {
  const summary = {
    tasks: [
      {
        package: '@baize/domain',
        directory: 'packages/domain',
        task: 'transit',
        command: '<NONEXISTENT>',
        execution: { exitCode: 0 },
      },
      {
        package: '@baize/domain',
        directory: 'packages/domain',
        task: 'lint',
        command: 'oxlint',
        cache: { status: 'HIT' },
        execution: { exitCode: 0 },
      },
      {
        package: '@baize/domain',
        directory: 'packages/domain',
        task: 'test',
        command: 'vitest run',
        execution: { exitCode: 1, startTime: 1_000, endTime: 13_400 },
      },
      { package: '@baize/e2e', directory: 'tooling/e2e', task: 'e2e', command: 'playwright test' },
    ],
  };
  expect(
    readSummary(JSON.stringify(summary)).map(({ task: name, outcome, cached, seconds }) => [
      name,
      outcome,
      cached,
      seconds,
    ]),
  ).toEqual([
    ['lint', 'passed', true, 0],
    ['test', 'failed', false, 12],
    ['e2e', 'not run', false, 0],
  ]);
});

test('a run says where its time went: the slowest first, without what was not run anew', () => {
  const task = (name: string, seconds: number, cached = false): TaskResult => ({
    package: '@baize/domain',
    folder: 'packages/domain',
    task: name,
    outcome: 'passed',
    cached,
    seconds,
  });
  expect(
    listSlowestTasks([task('lint', 2), task('test', 71), task('build', 90, true), task('e2e', 0)]),
  ).toEqual(['71 s @baize/domain test', '2 s @baize/domain lint']);
});
