import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Server } from '@baize/servers/servers';

export interface SpareHost {
  /** What it has logged so far, one line each. */
  output: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a host of a journey's own: one that has not read its settings yet.
 *
 * @throws Error with its last words when it ends before it listens.
 */
export async function startSpareHost({ cwd, file, env }: Server): Promise<SpareHost> {
  const host = spawn(process.execPath, [file], { cwd, env: { ...process.env, ...env } });
  const output: string[] = [];
  const ended = once(host, 'exit').then(() => output.push('(ended)'));
  const listens = new Promise<void>((resolve, reject) => {
    for (const stream of [host.stdout, host.stderr]) {
      createInterface(stream).on('line', (line) => {
        output.push(line);
        if (line.includes('listens on')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`The spare host ended: ${output.join('\n')}`)));
  });
  await listens;
  return {
    output,
    async stop() {
      host.kill('SIGTERM');
      await ended;
    },
  };
}
