import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDocs } from './docs/check-docs.ts';
import { checkIds } from './ids/check-ids.ts';
import { checkBoundaries } from './boundaries/check-boundaries.ts';
import { checkStories } from './stories/check-stories.ts';
import { checkTerms } from './terms/check-terms.ts';
import { checkTrace } from './trace/check-trace.ts';
import { formatResult, type CheckResult } from './violation.ts';
import { readWorkspace } from './workspace/workspace.ts';

/** `node tooling/checks/src/cli.ts [boundaries] [ids] [docs] [terms] [stories] [trace]`, from the project's root. */
const root = process.cwd();
const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
const checks: Record<string, () => Promise<CheckResult>> = {
  boundaries: async () => checkBoundaries(await readWorkspace(root)),
  ids: async () => checkIds(await readWorkspace(root)),
  docs: () => checkDocs({ root, read }),
  terms: async () => checkTerms(await readWorkspace(root)),
  stories: async () => checkStories(await readWorkspace(root)),
  trace: async () => {
    const outcome = await checkTrace({ root, read });
    if (outcome.unproven.length > 0) console.log(`without a passing test: ${outcome.unproven.join(', ')}`);
    return outcome;
  },
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : ['boundaries', 'ids', 'docs', 'terms', 'stories']) {
  try {
    const check = checks[name];
    if (!check) throw new Error(`no check is called ${name}: there are ${Object.keys(checks).join(', ')}.`);
    const outcome = await check();
    console.log(formatResult(outcome));
    if (outcome.violations.length > 0) process.exitCode = 1;
  } catch (problem) {
    console.log(`${name}: ${problem instanceof Error ? problem.message : String(problem)}`);
    process.exitCode = 1;
  }
}
