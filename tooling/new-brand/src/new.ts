import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askMissing } from './ask-missing.ts';
import { createBrandFiles } from './brand-files.ts';
import { brandFolders } from './brand-plan.ts';
import { checkAnswers, readAnswers, USAGE, type BrandRequest } from './brand-request.ts';
import { COMPONENT_USAGE } from './component-files.ts';
import { ENDPOINT_USAGE } from './endpoint-request.ts';
import { FEATURE_USAGE } from './feature-request.ts';
import { addImporter } from './lockfile.ts';
import { makeComponent } from './make-component.ts';
import { makeEndpoint } from './make-endpoint.ts';
import { makeFeature } from './make-feature.ts';
import { LOCKFILE, ROOT, runTool } from './root.ts';
import { findFreePort, findNameProblems, listBrandApps } from './workspace-brands.ts';
import { writeFiles } from './write-files.ts';

const QUESTIONS = {
  name: 'Name of the folders (north-star)',
  label: 'Name as players read it (North Star)',
  accent: 'Accent colour (#00aaaa)',
  scheme: 'Scheme (dark, light)',
  navigation: 'Navigation (basic, panel)',
};

/** What can be made: how it is written, and what makes it or answers why it could not. */
const KINDS = new Map<string, { usage: string; make(args: readonly string[]): Promise<readonly string[]> }>([
  ['brand', { usage: USAGE, make: makeCheckedBrand }],
  ['feature', { usage: FEATURE_USAGE, make: makeFeature }],
  ['component', { usage: COMPONENT_USAGE, make: makeComponent }],
  ['endpoint', { usage: ENDPOINT_USAGE, make: makeEndpoint }],
]);

/** `pnpm new brand azure --label Azure --accent '#0aa' …` (decision 032), `pnpm new feature …`, `component …`, `endpoint …`. */
const args = process.argv.slice(2);
const kind = KINDS.get(args[0] ?? '');
try {
  const problems = kind
    ? await kind.make(args)
    : [`Only these can be made: ${[...KINDS.keys()].join(', ')}.`];
  if (problems.length > 0) refuse(problems);
} catch (problem) {
  refuse([problem instanceof Error ? problem.message : String(problem)]);
}

function refuse(problems: readonly string[]): void {
  const usage = (kind ? [kind] : [...KINDS.values()]).map((one) => one.usage).join('\n');
  console.error(`Nothing was made.\n${problems.map((one) => `  ${one}`).join('\n')}\n${usage}`);
  process.exitCode = 1;
}

async function makeCheckedBrand(args: readonly string[]): Promise<readonly string[]> {
  const checked = checkAnswers(await askMissing(readAnswers(args), QUESTIONS));
  if ('problems' in checked) return checked.problems;
  const problems = await findNameProblems(ROOT, checked.request.name);
  if (problems.length === 0) await makeBrand(checked.request);
  return problems;
}

async function makeBrand(request: BrandRequest): Promise<void> {
  const began = performance.now();
  const brands = listBrandApps(ROOT);
  const [base] = brands;
  if (!base) throw new Error('There is no brand app to take the files from that every brand has.');
  const port = findFreePort(brands);
  const folders = brandFolders(request.name);
  const lockfile = await readFile(LOCKFILE, 'utf8');
  try {
    await writeFiles(await createBrandFiles({ root: ROOT, request, port, base }));
    await writeFile(LOCKFILE, addImporter(lockfile, { folder: folders[0], like: `apps/${base.name}` }));
    await runTool('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
    await runTool('oxfmt', [...folders]);
  } catch (problem) {
    await writeFile(LOCKFILE, lockfile);
    for (const folder of folders) await rm(join(ROOT, folder), { recursive: true, force: true });
    throw problem;
  }
  const { name, label } = request;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(
    [
      `${label} is in ${folders.join(' and ')} (${seconds} s). Nothing else of it is anywhere, but its line in pnpm-lock.yaml.`,
      `  pnpm dev ${name}              http://127.0.0.1:${port}, beside the sandbox`,
      `  pnpm --filter @baize/${name} test`,
      `  pnpm run remove brand ${name}`,
    ].join('\n'),
  );
}
