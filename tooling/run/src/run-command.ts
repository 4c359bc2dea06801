import { spawn } from 'node:child_process';
import { stopSignal } from './stop.ts';

/** What a run that was stopped on request answers. */
export const INTERRUPTED_EXIT_CODE = 130;

/** Runs a command whose words go straight to the terminal; answers its exit code. It ends when the run is stopped. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; timeoutMs?: number },
): Promise<number> {
  if (stopSignal.aborted) return Promise.resolve(INTERRUPTED_EXIT_CODE);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: stopSignal,
      ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs }),
    });
    child.once('error', (problem) => {
      if (stopSignal.aborted) return;
      console.error(`${command}: ${problem.message}`);
      resolve(127);
    });
    child.once('close', (code) => resolve(stopSignal.aborted ? INTERRUPTED_EXIT_CODE : (code ?? 1)));
  });
}
