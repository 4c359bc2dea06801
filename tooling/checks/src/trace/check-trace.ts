import type { CheckResult } from '../violation.ts';
import { readReports } from '../results/read-reports.ts';
import { listCommittedRevisions } from './revisions.ts';
import { parseListedIds, parseOpenIds } from './parse-ids.ts';
import { traceRequirements } from './trace-requirements.ts';

/**
 * Which requirement is proven by which test, over the reports of the last run.
 *
 * @throws Error when there is no report or no listed id: then nothing was traced.
 */
export async function checkTrace({
  root,
  read,
}: {
  root: string;
  read(file: string): Promise<string>;
}): Promise<CheckResult & { unproven: string[] }> {
  const known = parseListedIds(await read('docs/requirements.md'));
  const { open, ruled } = parseOpenIds(await read('docs/open-ids.txt'));
  const reports = await readReports(root);
  if (known.length === 0) throw new Error('trace: docs/requirements.md lists no id, so nothing was traced.');
  const tests = reports.reduce((sum, report) => sum + report.tests.length, 0);
  if (tests === 0) throw new Error('trace: no test report was found: run `pnpm test` first.');
  const result = traceRequirements({
    known,
    open,
    ruled,
    earlier: await listCommittedRevisions(root),
    reports,
  });
  return {
    check: 'trace',
    examined: `${known.length} ids, ${result.proven.length} proven by ${tests} tests, ${open.length} open (of ${ruled.length} the rule is proven)`,
    unproven: result.unproven,
    violations: result.violations,
  };
}
