import { stored } from '@baize/browser/storage';
import type { NavigationType } from 'react-router';

/** One entry of the tab's history: what the router calls it, and the place it shows. */
interface Step {
  key: string;
  place: string;
}

interface Trail {
  steps: readonly Step[];
  /** Which of them is shown now. */
  at: number;
}

/** So many entries are known, the newest ones. */
const LENGTH = 30;

/** The tab's history as far as this app made it: what is really one step back, and what only was seen once. */
const trail = stored<Trail>({
  key: 'trail',
  area: 'session',
  parse: readTrail,
  fallback: { steps: [], at: -1 },
});

/**
 * The tab has come to an entry of its history, by this kind of step; `before` is the place of the entry before it where
 * that was a page of this site which knew nothing of its history.
 */
export function follow(step: Step, kind: `${NavigationType}`, before: string | null = null): void {
  const next = followed(trail.get(), step, kind);
  const alone = next.at === 0 && before !== null;
  trail.set(alone ? { steps: [{ key: 'before', place: before }, ...next.steps], at: 1 } : next);
}

function followed({ steps, at }: Trail, step: Step, kind: `${NavigationType}`): Trail {
  if (kind === 'PUSH') return cut([...steps.slice(0, at + 1), step]);
  if (kind === 'REPLACE' && at >= 0) return { steps: steps.with(at, step), at };
  const found = steps.findIndex(({ key, place }) => key === step.key && place === step.place);
  // An entry nobody knows: what is around it is not known either.
  return found < 0 ? { steps: [step], at: 0 } : { steps, at: found };
}

function cut(steps: readonly Step[]): Trail {
  const kept = steps.slice(-LENGTH);
  return { steps: kept, at: kept.length - 1 };
}

/** The tab's own way back to a place. */
export interface TrailBack {
  steps: number;
  /** The path that was gone to from there. */
  gone: string;
}

/** How many steps back the newest entry of a place stands; null when none is known. */
export function trailBack(to: string): TrailBack | null {
  const { steps, at } = trail.get();
  const found = steps.slice(0, Math.max(0, at)).findLastIndex(({ place }) => place === to);
  const next = steps[found + 1];
  if (found < 0 || !next) return null;
  return { steps: at - found, gone: next.place.replace(/\?.*/, '') };
}

function readTrail(raw: unknown): Trail | undefined {
  if (typeof raw !== 'object' || raw === null || !('steps' in raw) || !('at' in raw)) return undefined;
  const { steps, at } = raw;
  if (!Array.isArray(steps) || typeof at !== 'number') return undefined;
  const found: readonly unknown[] = steps;
  const read = found.filter(isStep);
  return read.length === found.length && read[at] ? { steps: read, at } : undefined;
}

function isStep(raw: unknown): raw is Step {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'key' in raw &&
    typeof raw.key === 'string' &&
    'place' in raw &&
    typeof raw.place === 'string'
  );
}
