import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const KILL_AFTER_MS = 10_000;

export interface ChildOptions {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** How a process ended: `code 1` or `signal SIGKILL`. */
export interface ProcessExit {
  name: string;
  reason: string;
}

/** Processes that live and end together; each line they print carries their name. */
export interface ProcessGroup {
  start(ask: ChildOptions): void;
  /** Ends when the first of them does, unless all were stopped. */
  firstExit: Promise<ProcessExit>;
  /** Asks all to stop, insists after ten seconds, and ends when none is left. */
  stop(): Promise<void>;
}

export function createProcessGroup(print: (line: string) => void): ProcessGroup {
  const running = new Map<ChildProcess, Promise<void>>();
  const { promise: firstExit, resolve: ended } = Promise.withResolvers<ProcessExit>();
  let stopping: Promise<void> | null = null;

  const say = (name: string, stream: Readable): void => {
    createInterface({ input: stream }).on('line', (line) => {
      const words = line.startsWith(name) ? line.slice(name.length).replace(/^[:\s]+/, '') : line;
      print(`${name.padEnd(8)}| ${words}`);
    });
  };
  const stopAll = async (): Promise<void> => {
    const insist = setTimeout(() => {
      for (const child of running.keys()) child.kill('SIGKILL');
    }, KILL_AFTER_MS);
    for (const child of running.keys()) child.kill('SIGTERM');
    await Promise.all(running.values());
    clearTimeout(insist);
  };
  return {
    firstExit,
    start({ name, command, args, cwd, env }) {
      const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      say(name, child.stdout);
      say(name, child.stderr);
      const { promise, resolve } = Promise.withResolvers<void>();
      const gone = (reason: string): void => {
        running.delete(child);
        resolve();
        if (!stopping) ended({ name, reason });
      };
      running.set(child, promise);
      child.once('error', (problem) => gone(problem.message));
      child.once('close', (code, signal) => gone(signal ? `signal ${signal}` : `code ${code ?? 0}`));
    },
    stop() {
      stopping ??= stopAll();
      return stopping;
    },
  };
}
