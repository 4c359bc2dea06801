/** What a time or share is held against: a floor of the same run, or a figure that holds everywhere. */
export interface TimeGate {
  label: string;
  /** The floor whose same figure is 1×; null for a figure that is held as it is. */
  floor: 'static' | 'tuned' | null;
  gate: number;
  stretch: number | null;
  unit: 'ms' | 'share' | 'score' | 'steps' | 'B';
}

/** A floor that blocks for less is counted as this much, in ms: a ratio to nothing says nothing. */
export const MIN_FLOOR_MS = 25;

/** Pages for everybody (issue 14). */
export const TIME_GATES = {
  fcp: { label: 'FCP', floor: 'static', gate: 1.2, stretch: 1.05, unit: 'ms' },
  lcp: { label: 'LCP', floor: 'static', gate: 1.25, stretch: 1.1, unit: 'ms' },
  tbt: { label: 'TBT', floor: 'tuned', gate: 2, stretch: 1, unit: 'ms' },
  longest: { label: 'longest task', floor: null, gate: 100, stretch: null, unit: 'ms' },
  bound: { label: 'last control bound', floor: 'tuned', gate: 1.25, stretch: 1.1, unit: 'ms' },
  inp: { label: 'INP, first presses', floor: null, gate: 80, stretch: 56, unit: 'ms' },
  pressSteps: { label: 'script round trips of a press', floor: null, gate: 1, stretch: null, unit: 'steps' },
  cls: { label: 'CLS', floor: null, gate: 0.01, stretch: 0, unit: 'score' },
  unused: { label: 'unused script', floor: null, gate: 0.45, stretch: null, unit: 'share' },
  repeat: { label: 'repeat visit, transferred', floor: null, gate: 3_000, stretch: null, unit: 'B' },
} as const satisfies Record<string, TimeGate>;

export type TimeFigure = keyof typeof TIME_GATES;

/** Until a player's page has its own content, as multiples of the tuned floor's last control bound (issue 14). */
export const CONTENT_GATES: Readonly<Record<string, { gate: number; stretch: number }>> = {
  '/deposit': { gate: 3, stretch: 2 },
  '/withdraw': { gate: 3, stretch: 2 },
  '/profile/limits': { gate: 2.5, stretch: 1.75 },
  '/bonuses': { gate: 2.5, stretch: 1.75 },
  '/cashback': { gate: 2, stretch: 1.5 },
};

/** From a quiet lobby by a press: 2.5 s where the tuned floor needs 2.0 s, and an answer at once (issue 14). */
export const PRESS_GATES = { usable: { gate: 1.25 }, answer: { gate: 100 } } as const;

/** Of stretch figures of the files and bytes that `page-gates.ts` gates. */
export const LOAD_STRETCH: Readonly<Record<string, number>> = {
  scriptBytes: 130_000,
  scriptFiles: 8,
  otherRequests: 14,
  scriptDepth: 1,
  fontBytes: 45_000,
  cls: 0,
};
