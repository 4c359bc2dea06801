import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createChildEnv, ROOT, getBinPath } from './root.ts';
import { runCommand } from './run-command.ts';

/** One task of one package, as turbo ended it. */
export interface TaskResult {
  package: string;
  /** From the project's root. */
  folder: string;
  task: string;
  outcome: 'passed' | 'failed' | 'not run';
  cached: boolean;
  /** How long it took; 0 for one that did not run. */
  seconds: number;
}

const RUNS = join(ROOT, '.turbo/runs');

/** Runs tasks of the whole workspace, going on after failures; null when turbo itself could not run. */
export async function runTasks(
  tasks: readonly string[],
  extra: Record<string, string>,
): Promise<TaskResult[] | null> {
  await rm(RUNS, { recursive: true, force: true });
  await runCommand(
    getBinPath('turbo'),
    [
      'run',
      ...tasks,
      '--continue',
      '--concurrency=2',
      '--summarize',
      '--output-logs=new-only',
      '--log-order=grouped',
    ],
    { cwd: ROOT, env: createChildEnv(extra) },
  );
  const [summary] = await readdir(RUNS).catch(() => []);
  return summary === undefined ? null : readSummary(await readFile(join(RUNS, summary), 'utf8'));
}

/** Times are epoch ms. */
interface Execution {
  exitCode: number | null;
  startTime?: number;
  endTime?: number;
}

interface Summary {
  tasks: {
    package: string;
    directory: string;
    task: string;
    command: string;
    cache?: { status?: string };
    execution?: Execution;
  }[];
}

/** The tasks of a run summary that have a command of their own. */
export function readSummary(text: string): TaskResult[] {
  const { tasks } = JSON.parse(text) as Summary;
  return tasks
    .filter(({ command }) => command !== '' && command !== '<NONEXISTENT>')
    .map(({ package: name, directory, task, cache, execution }) => ({
      package: name,
      folder: directory,
      task,
      outcome: outcomeOf(execution),
      cached: cache?.status === 'HIT',
      seconds: Math.round(((execution?.endTime ?? 0) - (execution?.startTime ?? 0)) / 1_000),
    }));
}

function outcomeOf(execution: Execution | undefined): TaskResult['outcome'] {
  if (!execution) return 'not run';
  return execution.exitCode === 0 ? 'passed' : 'failed';
}
