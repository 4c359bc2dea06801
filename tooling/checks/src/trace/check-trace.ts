import type { Outcome } from '../violation.ts';
import { readReports } from '../results/read-reports.ts';
import { committedEditions } from './editions.ts';
import { idsListed, idsOpen } from './ids.ts';
import { trace } from './trace.ts';

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
}): Promise<Outcome & { unproven: string[] }> {
  const known = idsListed(await read('docs/requirements.md'));
  const { open, ruled } = idsOpen(await read('docs/open-ids.txt'));
  const reports = await readReports(root);
  if (known.length === 0) throw new Error('trace: docs/requirements.md lists no id, so nothing was traced.');
  const tests = reports.reduce((sum, report) => sum + report.tests.length, 0);
  if (tests === 0) throw new Error('trace: no test report was found: run `pnpm test` first.');
  const result = trace({ known, open, ruled, earlier: await committedEditions(root), reports });
  return {
    check: 'trace',
    looked: `${known.length} ids, ${result.proven.length} proven by ${tests} tests, ${open.length} open (of ${ruled.length} the rule is proven)`,
    unproven: result.unproven,
    violations: result.violations,
  };
}
