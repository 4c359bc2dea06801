import type { Diagnostic } from '@baize/api/diagnostic';

const reported = new Set<string>();

/**
 * Says a fault that the page survived, once per text: a poll that fails for an hour is one line.
 * Nothing about a player belongs in `facts`.
 */
export function report(problem: string, facts?: unknown): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  console.warn(problem, facts ?? '');
}

/** Something the platform sent that could not be taken as it stood. */
export function reportDiagnostic({ kind, source, where, reason }: Diagnostic): void {
  report(`${kind}: ${source} ${where} (${reason})`);
}
