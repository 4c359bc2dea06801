import type { Problem } from '@baize/api/problem';

const said = new Set<string>();

/**
 * Says a fault that the page survived, once per text: a poll that fails for an hour is one line.
 * Nothing about a player belongs in `facts`.
 */
export function report(problem: string, facts?: unknown): void {
  if (said.has(problem)) return;
  said.add(problem);
  console.warn(problem, facts ?? '');
}

/** Something the platform sent that could not be taken as it stood. */
export function reportProblem({ kind, source, where, reason }: Problem): void {
  report(`${kind}: ${source} ${where} (${reason})`);
}
