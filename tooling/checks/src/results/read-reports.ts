import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface TestResult {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** What one test run of one package left behind. */
export interface Report {
  /** From the project's root. */
  file: string;
  tests: TestResult[];
  /** Files and servers that failed before a test of theirs could run, in words. */
  broken: string[];
}

const PARENTS = ['apps', 'packages', 'packages/features', 'tooling'];

/** Reads every package's `reports/*.json`: vitest's and Playwright's; other files there are passed over. */
export async function readReports(root: string): Promise<Report[]> {
  const folders = (await Promise.all(PARENTS.map((parent) => namesIn(root, parent)))).flat();
  const files = (await Promise.all(folders.map((folder) => namesIn(root, `${folder}/reports`)))).flat();
  const reports = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => readReport(file, await readFile(join(root, file), 'utf8'))),
  );
  return reports.filter((report) => report !== null).toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

async function namesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(() => []);
  return names.map((name) => `${folder}/${name}`);
}

/** Null when the file is no test report; a report cut short counts as broken. */
export function readReport(file: string, text: string): Report | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { file, tests: [], broken: [`${file} is not whole: its run was cut short`] };
  }
  if (typeof content !== 'object' || content === null) return null;
  if ('testResults' in content) return readVitest(file, content as VitestReport);
  if ('suites' in content) return readPlaywright(file, content as PlaywrightReport);
  return null;
}

interface VitestReport {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

const VITEST_OUTCOMES: Record<string, TestResult['outcome']> = { passed: 'passed', failed: 'failed' };

function readVitest(file: string, report: VitestReport): Report {
  const tests = report.testResults.flatMap((one) =>
    one.assertionResults.map(({ title, status }) => ({
      title,
      outcome: VITEST_OUTCOMES[status] ?? 'skipped',
    })),
  );
  const broken = report.testResults
    .filter(
      (one) => one.status === 'failed' && one.assertionResults.every(({ status }) => status !== 'failed'),
    )
    .map((one) => `${one.name}: ${firstLine(one.message)}`);
  const failed = tests.some(({ outcome }) => outcome === 'failed') || broken.length > 0;
  if (!report.success && !failed) broken.push(`${file}: an error outside the tests, or no test at all`);
  return { file, tests, broken };
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}

const PLAYWRIGHT_OUTCOMES: Record<string, TestResult['outcome']> = {
  expected: 'passed',
  unexpected: 'failed',
  // Passed at the second try, which Playwright's own list names.
  flaky: 'passed',
};

function readPlaywright(file: string, report: PlaywrightReport): Report {
  const walk = (suite: PlaywrightSuite): TestResult[] => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title, outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'skipped' })),
    ),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return {
    file,
    tests: report.suites.flatMap(walk),
    broken: (report.errors ?? []).map(({ message }) => `${file}: ${firstLine(message)}`),
  };
}

function firstLine(message: string | undefined): string {
  return message?.split('\n')[0] ?? 'failed before its first test';
}
