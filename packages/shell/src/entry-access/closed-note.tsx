import { bar, note } from './closed-note.css.ts';

/** Stands where a sign-up or log-in control would, and says why there is none (MIR-04); `bar` is for the header. */
export function ClosedNote({ reason, size = 'text' }: { reason: string; size?: 'text' | 'bar' }) {
  return <span className={size === 'bar' ? bar : note}>{reason}</span>;
}
