import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readReports } from '@baize/checks/reports';
import { runChecks, runTrace } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { installers } from './install-chromium.ts';
import { ROOT } from './root.ts';
import { stopSignal } from './stop.ts';
import { formatTally, listSlowestTasks, tally } from './tally.ts';
import { runTasks } from './turbo.ts';

/** `pnpm test`: everything. What failed does not keep the rest from running. */
const chromium = await ensureChromium({ given: process.env, installers });
const browser: Record<string, string> = 'found' in chromium ? { CHROMIUM_PATH: chromium.found } : {};
console.log('found' in chromium ? `browser: ${chromium.found}` : chromium.missing);

// Only reports of this run may count; turbo puts those of unchanged packages back.
for await (const folder of glob('{apps,packages,packages/features,tooling}/*/reports', { cwd: ROOT }))
  await rm(join(ROOT, folder), { recursive: true, force: true });

const tasks = await runTasks(['typecheck', 'lint', 'test', 'build'], browser);
const steps = await runChecks();
const journeys = await runTasks(['e2e'], browser);
steps.push(await runTrace());
if (tasks === null || journeys === null) steps.push({ name: 'turbo could not run', passed: false });

// The journeys' run lists the builds again, which are counted already.
const own = (journeys ?? []).filter(({ task }) => task === 'e2e');
const sum = tally({ tasks: [...(tasks ?? []), ...own], steps, reports: await readReports(ROOT) });
console.log('');
for (const line of listSlowestTasks([...(tasks ?? []), ...own])) console.log(`took ${line}`);
if (stopSignal.aborted) console.log('stopped before the end');
for (const words of sum.failures) console.log(`failed: ${words}`);
if ('missing' in chromium) console.log(chromium.missing);
console.log(formatTally(sum));
process.exitCode = sum.failed === 0 && sum.passed > 0 && !stopSignal.aborted ? 0 : 1;
