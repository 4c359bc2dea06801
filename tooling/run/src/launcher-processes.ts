import { readFileSync } from 'node:fs';
import { setInterval as every } from 'node:timers/promises';

const POLL_MS = 500;
const LAUNCHER_COMMAND =
  /^(?:\S*\/)?(?:sh|bash|dash) -c |^(?:\S*\/)?(?:npm|npx|pnpm)\b|\/(?:npm|npx|pnpm)(?:-cli)?(?:\.c?js)?(?: |$)/;

/** A process as the system shows it; null when it is gone or the system shows none. */
export type ProcessLookup = (pid: number) => { parent: number; command: string } | null;

/**
 * The processes that started this one on a person's behalf: npx, pnpm and the shells between them. A
 * signal sent to npx reaches none of them, so that nobody else tells us when they are gone.
 */
export function findLauncherProcesses(pid: number, lookUp: ProcessLookup = lookUpProcess): number[] {
  const found: number[] = [];
  let parent = lookUp(pid)?.parent;
  while (parent !== undefined && parent > 1) {
    const process = lookUp(parent);
    if (!process || !LAUNCHER_COMMAND.test(process.command)) break;
    found.push(parent);
    parent = process.parent;
  }
  return found;
}

/** Ends when one of the given processes is gone; never, when there are none. */
export async function waitForExit(pids: readonly number[], signal: AbortSignal): Promise<void> {
  for await (const _ of every(POLL_MS, undefined, { signal, ref: false })) {
    if (pids.some((pid) => !isAlive(pid))) return;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

function lookUpProcess(pid: number): ReturnType<ProcessLookup> {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { parent, command };
  } catch {
    return null;
  }
}
