import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandFolders } from './brand-plan.ts';
import { removeImporter } from './lockfile.ts';
import { LOCKFILE, ROOT, runTool } from './root.ts';
import { findDependents, listBrandApps } from './workspace-brands.ts';

/** `pnpm run remove brand azure`: takes a brand away whole (decision 032). */
const [kind, name = '', ...rest] = process.argv.slice(2);
const problem = findProblem();
if (problem) {
  console.error(`Nothing was removed. ${problem}`);
  process.exitCode = 1;
} else {
  const folders = brandFolders(name);
  for (const folder of folders) await rm(join(ROOT, folder), { recursive: true, force: true });
  await writeFile(LOCKFILE, removeImporter(await readFile(LOCKFILE, 'utf8'), folders[0]));
  await runTool('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
  console.log(`${folders.join(' and ')} are gone.`);
}

function findProblem(): string | null {
  if (kind !== 'brand' || rest.length > 0) return 'Write: pnpm run remove brand <name>';
  const brands = listBrandApps(ROOT).map((brand) => brand.name);
  if (!brands.includes(name)) return `There is no brand called "${name}": there are ${brands.join(', ')}.`;
  const dependents = findDependents(ROOT, name);
  if (dependents.length === 0) return null;
  return `${dependents.join(', ')} would name a brand that is gone: take it out there first.`;
}
