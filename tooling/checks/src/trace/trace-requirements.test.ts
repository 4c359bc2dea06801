import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestResult } from '../results/read-reports.ts';
import { createTempWorkspace } from '../testing/temp-workspace.ts';
import { checkTrace } from './check-trace.ts';
import { extractIds, parseListedIds, parseOpenIds } from './parse-ids.ts';
import { traceRequirements } from './trace-requirements.ts';

const KNOWN = ['RB-01', 'RB-02', 'RB-03', 'I18N-01'];

function traced(
  tests: TestResult[],
  open: string[] = [],
  { closedEarlier = [], ruled = [] }: { closedEarlier?: string[]; ruled?: string[] } = {},
) {
  return traceRequirements({
    known: KNOWN,
    open,
    ruled,
    earlier: [{ name: 'a1b2c3d', known: KNOWN, open: KNOWN.filter((id) => !closedEarlier.includes(id)) }],
    reports: [{ file: 'packages/domain/reports/vitest.json', tests, broken: [] }],
  });
}

function found(...given: Parameters<typeof traced>): string[] {
  return traced(...given).violations.map((one) => one.found);
}

const passed = (title: string): TestResult => ({ title, outcome: 'passed' });
const ALL = passed('all of it [RB-01…03, I18N-01]');

test.each([
  ['the week starts on Monday [RB-01]', ['RB-01']],
  ['two of them [RB-06, ACC-01]', ['RB-06', 'ACC-01']],
  ['a range [RB-01…03]', ['RB-01', 'RB-02', 'RB-03']],
  ['a range spelled out [RB-09…RB-11]', ['RB-09', 'RB-10', 'RB-11']],
  ['a range and one more [RB-01…02, RB-07]', ['RB-01', 'RB-02', 'RB-07']],
  ['the family of the first goes on [RB-01, 04]', ['RB-01', 'RB-04']],
  ['letters and digits [I18N-99]', ['I18N-99']],
  ['none', []],
  ['words in brackets [a, b] and an array [1, 2] are none', []],
  ['not in brackets RB-01', []],
])('a title names its ids, example %#', (title, ids) => {
  expect(extractIds(title)).toEqual(ids);
});

test('the page lists an id as the first cell of a row; a struck-through one is dropped', () => {
  expect(parseListedIds('| id | rule |\n|---|---|\n| RB-01 | see RB-02 |\n| ~~RB-03~~ | gone |\n')).toEqual([
    'RB-01',
  ]);
});

test('the open list takes remarks', () => {
  const list = '# comes later\nRB-01\n\nRB-02 # with the lobby\nRB-03 rule # its page comes\n';
  expect(parseOpenIds(list)).toEqual({ open: ['RB-01', 'RB-02', 'RB-03'], ruled: ['RB-03'] });
});

test('every id proven and none open is fine', () => {
  expect(traced([ALL])).toEqual({ proven: KNOWN, unproven: [], violations: [] });
});

test('an id without a passing test must be open', () => {
  expect(found([passed('x [RB-01…03]')])).toEqual(['I18N-01 has no passing test and is not open']);
  expect(found([passed('x [RB-01…03]')], ['I18N-01'])).toEqual([]);
});

test('a test that failed or was skipped proves nothing', () => {
  const titles: TestResult[] = [
    passed('x [RB-02…03, I18N-01]'),
    { title: 'y [RB-01]', outcome: 'failed' },
    { title: 'z [RB-01]', outcome: 'skipped' },
  ];
  expect(found(titles)).toEqual(['RB-01 has no passing test and is not open']);
});

test('an open id that is proven must leave the list', () => {
  expect(found([ALL], ['RB-02'])).toContain('RB-02 is proven');
});

test('an open id may have its rule proven: it counts as open still', () => {
  const result = traced([ALL], ['RB-02'], { ruled: ['RB-02'] });
  expect(result).toMatchObject({ proven: ['RB-01', 'RB-03', 'I18N-01'], violations: [] });
});

test('a rule that no test proves may not be called proven', () => {
  expect(found([passed('x [RB-01…03]')], ['I18N-01'], { ruled: ['I18N-01'] })).toEqual([
    'no passing test proves the rule of I18N-01',
  ]);
});

test('the list only shrinks: what was closed in a commit may not be opened again', () => {
  expect(found([passed('x [RB-02…03, I18N-01]')], ['RB-01'], { closedEarlier: ['RB-01'] })).toEqual([
    'RB-01 was closed (a1b2c3d) and is open again',
  ]);
});

test('a title that names an unknown id is found', () => {
  expect(found([ALL, passed('made up [RB-99]')])).toEqual([
    '"made up [RB-99]" names RB-99, which docs/requirements.md does not list',
  ]);
});

test('open ids are known, and stand there once', () => {
  const tests = [passed('x [RB-01…03]')];
  expect(found(tests, ['I18N-01', 'I18N-01', 'XX-01'])).toEqual([
    'XX-01 is not in docs/requirements.md',
    'I18N-01 stands there twice',
  ]);
});

test('the whole check reads the pages, the reports and git', async () => {
  const root = await createTempWorkspace({
    'docs/requirements.md': '| RB-01 | a |\n| RB-02 | b |\n',
    'docs/open-ids.txt': 'RB-02\n',
    'packages/domain/reports/vitest.json': JSON.stringify({
      success: true,
      testResults: [
        { name: 'a', status: 'passed', assertionResults: [{ title: 'a [RB-01]', status: 'passed' }] },
      ],
    }),
  });
  const git = (...words: string[]): void => {
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.test', ...words], { cwd: root });
  };
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
  git('init', '-q');
  git('add', 'docs');
  git('commit', '-qm', 'pages');
  expect(await checkTrace({ root, read })).toMatchObject({ violations: [], unproven: ['RB-02'] });

  await writeFile(join(root, 'docs/open-ids.txt'), 'RB-01\nRB-02\n');
  const { violations } = await checkTrace({ root, read });
  expect(violations.map((one) => one.found)).toEqual([
    'RB-01 is proven',
    expect.stringMatching(/^RB-01 was closed \([\da-f]+\) and is open again$/),
  ]);
});

test('without a report nothing is traced, and that is no pass', async () => {
  const root = await createTempWorkspace({
    'docs/requirements.md': '| RB-01 | a |\n',
    'docs/open-ids.txt': 'RB-01\n',
  });
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
  await expect(checkTrace({ root, read })).rejects.toThrow('no test report was found');
});
