import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { findLauncherProcesses, waitForExit, type ProcessLookup } from './launcher-processes.ts';

function tree(processes: Record<number, [parent: number, command: string]>): ProcessLookup {
  return (pid) => {
    const one = processes[pid];
    return one ? { parent: one[0], command: one[1] } : null;
  };
}

test('npx, pnpm and the shells between them are the launchers; the person’s own shell is not', () => {
  const lookUp = tree({
    60: [50, 'node tooling/run/src/start.ts'],
    50: [40, "sh -c trap 'x' INT; node tooling/run/src/start.ts"],
    40: [30, '/x/node_modules/pnpm/pnpm start'],
    30: [20, "sh -c 'pnpm' start"],
    20: [10, 'npm exec pnpm@12.21.0 start'],
    10: [1, '-bash'],
  });
  expect(findLauncherProcesses(60, lookUp)).toEqual([50, 40, 30, 20]);
});

test('pnpm run by node is a launcher too', () => {
  const lookUp = tree({ 9: [8, 'node start.ts'], 8: [7, 'node /usr/lib/pnpm.cjs start'], 7: [1, 'zsh'] });
  expect(findLauncherProcesses(9, lookUp)).toEqual([8]);
});

test('started by hand, there is none', () => {
  expect(findLauncherProcesses(9, tree({ 9: [8, 'node start.ts'], 8: [1, '-bash'] }))).toEqual([]);
});

test('a launcher that ends is noticed', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const gone = waitForExit([child.pid ?? 0], AbortSignal.timeout(10_000));
  child.kill('SIGKILL');
  await expect(gone).resolves.toBeUndefined();
});
