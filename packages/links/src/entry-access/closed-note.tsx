import { note } from './closed-note.css.ts';

/** Stands where a sign-up or log-in control would, and says why there is none (MIR-04). */
export function ClosedNote({ reason }: { reason: string }) {
  return <span className={note}>{reason}</span>;
}
