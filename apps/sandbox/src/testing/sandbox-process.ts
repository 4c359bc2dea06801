import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A sandbox in a process of its own, as `start` runs it. */
export type SandboxProcess = {
  url: string;
  pid: number | undefined;
  /** Ends it without a word of warning. */
  kill(): Promise<void>;
};

/** Starts a sandbox process and waits until it is ready; a start that fails rejects with what it said. */
export async function startProcess(environment: Readonly<Record<string, string>>): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env['PATH'], ...environment } });
  const url = await readyAddress(child);
  return {
    url,
    pid: child.pid,
    kill: async () => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said += text.toString();
        const url = /ready at (\S+)/.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    // Not at 'exit': what it said last may still be on its way then.
    child.once('close', () => reject(new Error(`the sandbox ended before it was ready: ${said}`)));
  });
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
