import { runChecks } from './checks.ts';
import { formatTally, tally } from './tally.ts';
import { runTasks } from './turbo.ts';

/** `pnpm check`: everything that needs no browser and no test run. */
const tasks = await runTasks(['typecheck', 'lint'], {});
const steps = await runChecks();
if (tasks === null) steps.push({ name: 'turbo could not run', passed: false });
const sum = tally({ tasks: tasks ?? [], steps, reports: [] });
for (const words of sum.failures) console.log(`failed: ${words}`);
console.log(formatTally(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;
