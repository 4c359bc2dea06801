import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { askMissing } from './ask-missing.ts';
import { createBrandFiles } from './brand-files.ts';
import { brandFolders, type BrandFile } from './brand-plan.ts';
import { checkAnswers, readAnswers, USAGE, type BrandRequest } from './brand-request.ts';
import { addImporter } from './lockfile.ts';
import { LOCKFILE, ROOT, runTool } from './root.ts';
import { findFreePort, findNameProblems, listBrandApps } from './workspace-brands.ts';

/** `pnpm new brand azure --label Azure --accent '#0aa' --scheme dark --navigation basic` (decision 032). */
try {
  const checked = checkAnswers(await askMissing(readAnswers(process.argv.slice(2))));
  const problems =
    'problems' in checked ? checked.problems : await findNameProblems(ROOT, checked.request.name);
  if (problems.length > 0 || 'problems' in checked) refuse(problems);
  else await makeBrand(checked.request);
} catch (problem) {
  refuse([problem instanceof Error ? problem.message : String(problem)]);
}

function refuse(problems: readonly string[]): void {
  console.error(`No brand was made.\n${problems.map((one) => `  ${one}`).join('\n')}\n${USAGE}`);
  process.exitCode = 1;
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

async function writeFiles(files: readonly BrandFile[]): Promise<void> {
  for (const { path, content } of files) {
    await mkdir(dirname(join(ROOT, path)), { recursive: true });
    await writeFile(join(ROOT, path), content);
  }
}
