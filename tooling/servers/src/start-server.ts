import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from './servers.ts';

const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;

export interface RunningServer {
  pid: number;
  /** What it has logged so far, one line each. */
  lines: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a server and waits until it is ready.
 *
 * @throws Error with its last lines when it ends first, or is not ready within a minute.
 */
export async function startServer({ name, cwd, file, env, ready }: Server): Promise<RunningServer> {
  const child = spawn(process.execPath, [file], { cwd, env: { ...process.env, ...env } });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const failed = (how: string): Error => new Error(`${name} ${how}: ${lines.slice(-20).join('\n')}`);
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null || child.pid === undefined) throw failed('ended');
    const answer = await fetch(ready).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return { pid: child.pid, lines, stop };
    await pause(POLL_MS);
  }
  await stop();
  throw failed(`was not ready within ${READY_WITHIN_MS / 1_000} s`);
}
