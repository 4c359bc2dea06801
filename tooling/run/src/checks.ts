import { createChildEnv, ROOT, getBinPath } from './root.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './tally.ts';

const CHECKS: readonly { name: string; command: string; args: readonly string[] }[] = [
  { name: 'format', command: getBinPath('oxfmt'), args: ['--check', '.'] },
  ...['boundaries', 'ids', 'docs', 'terms', 'stories'].map(check),
  { name: 'texts', command: getBinPath('pnpm'), args: ['--filter', '@baize/i18n', 'run', 'sync'] },
  { name: 'i18n', command: process.execPath, args: ['packages/i18n/src/check/cli.ts'] },
  { name: 'knip', command: getBinPath('knip'), args: ['--no-progress'] },
];

function check(name: string): { name: string; command: string; args: readonly string[] } {
  return { name, command: process.execPath, args: ['tooling/checks/src/cli.ts', name] };
}

/** Runs the checks that look at the whole workspace, each to its end. */
export async function runChecks(): Promise<Step[]> {
  const steps: Step[] = [];
  for (const { name, command, args } of CHECKS) steps.push(await runStep(name, command, args));
  return steps;
}

/** Holds the requirements against the reports of the tests that just ran. */
export function runTrace(): Promise<Step> {
  const { name, command, args } = check('trace');
  return runStep(name, command, args);
}

async function runStep(name: string, command: string, args: readonly string[]): Promise<Step> {
  console.log(`\n— ${name}`);
  return { name, passed: (await runCommand(command, args, { cwd: ROOT, env: createChildEnv() })) === 0 };
}
