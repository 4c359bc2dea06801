import { expect, test } from 'vitest';
import { createTempWorkspace } from '../testing/temp-workspace.ts';
import { readReport, readReports } from './read-reports.ts';

const read = (content: unknown) => readReport('r.json', JSON.stringify(content));

test('a vitest report tells each test and its outcome', () => {
  expect(
    read({
      success: false,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { title: 'one', status: 'passed' },
            { title: 'two', status: 'failed' },
            { title: 'three', status: 'pending' },
          ],
        },
      ],
    }),
  ).toEqual({
    file: 'r.json',
    tests: [
      { title: 'one', outcome: 'passed' },
      { title: 'two', outcome: 'failed' },
      { title: 'three', outcome: 'skipped' },
    ],
    broken: [],
  });
});

test('a test file that could not be loaded is broken, not silent', () => {
  const report = read({
    success: false,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'No such module\n  at x', assertionResults: [] },
    ],
  });
  expect(report?.broken).toEqual(['a.test.ts: No such module']);
});

test('a run that failed without a failing test is broken', () => {
  expect(read({ success: false, testResults: [] })?.broken).toHaveLength(1);
});

test('a journey counts once for each project it ran in', () => {
  expect(
    read({
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                {
                  title: 'claims [RB-07]',
                  tests: [
                    { projectName: 'a', status: 'expected' },
                    { projectName: 'b', status: 'unexpected' },
                    { projectName: 'c', status: 'skipped' },
                    { projectName: 'd', status: 'flaky' },
                  ],
                },
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'server did not start\nmore' }],
    }),
  ).toEqual({
    file: 'r.json',
    tests: ['passed', 'failed', 'skipped', 'passed'].map((outcome) => ({ title: 'claims [RB-07]', outcome })),
    broken: ['r.json: server did not start'],
  });
});

test('a report that was cut short is broken; another file is passed over', () => {
  expect(readReport('r.json', '{"testRes')?.broken).toHaveLength(1);
  expect(read({ bundle: 1 })).toBeNull();
});

test('reports are found in every package', async () => {
  const text = JSON.stringify({ success: true, testResults: [] });
  const root = await createTempWorkspace({
    'packages/domain/reports/vitest.json': text,
    'packages/features/rewards/reports/vitest.json': text,
    'tooling/e2e/reports/playwright.json': JSON.stringify({ suites: [] }),
    'packages/domain/reports/page.html': '',
  });
  expect((await readReports(root)).map(({ file }) => file)).toEqual([
    'packages/domain/reports/vitest.json',
    'packages/features/rewards/reports/vitest.json',
    'tooling/e2e/reports/playwright.json',
  ]);
});
