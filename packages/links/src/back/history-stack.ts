import { storedValue } from '@baize/browser/storage';
import type { NavigationType } from 'react-router';

/** One entry of the tab's history: what the router calls it, and the place it shows. */
interface HistoryEntry {
  key: string;
  place: string;
}

interface HistoryStack {
  steps: readonly HistoryEntry[];
  /** Which of them is shown now. */
  at: number;
}

/** So many entries are known, the newest ones. */
const MAX_ENTRIES = 30;

/** The tab's history as far as this app made it: what is really one step back, and what only was seen once. */
const historyStack = storedValue<HistoryStack>({
  key: 'trail',
  area: 'session',
  parse: parseStack,
  fallback: { steps: [], at: -1 },
});

/**
 * The tab has come to an entry of its history, by this kind of step; `before` is the place of the entry before it where
 * that was a page of this site which knew nothing of its history.
 */
export function recordHistoryEntry(
  step: HistoryEntry,
  kind: `${NavigationType}`,
  before: string | null = null,
): void {
  const next = nextStack(historyStack.get(), step, kind);
  const alone = next.at === 0 && before !== null;
  historyStack.set(alone ? { steps: [{ key: 'before', place: before }, ...next.steps], at: 1 } : next);
}

function nextStack({ steps, at }: HistoryStack, step: HistoryEntry, kind: `${NavigationType}`): HistoryStack {
  if (kind === 'PUSH') return trimStack([...steps.slice(0, at + 1), step]);
  if (kind === 'REPLACE' && at >= 0) return { steps: steps.with(at, step), at };
  const found = steps.findIndex(({ key, place }) => key === step.key && place === step.place);
  // An entry nobody knows: what is around it is not known either.
  return found < 0 ? { steps: [step], at: 0 } : { steps, at: found };
}

function trimStack(steps: readonly HistoryEntry[]): HistoryStack {
  const kept = steps.slice(-MAX_ENTRIES);
  return { steps: kept, at: kept.length - 1 };
}

/** The tab's own way back to a place. */
export interface BackSteps {
  steps: number;
  /** The path that was gone to from there. */
  nextPath: string;
}

/** How many steps back the newest entry of a place stands; null when none is known. */
export function findBackSteps(to: string): BackSteps | null {
  const { steps, at } = historyStack.get();
  const found = steps.slice(0, Math.max(0, at)).findLastIndex(({ place }) => place === to);
  const next = steps[found + 1];
  if (found < 0 || !next) return null;
  return { steps: at - found, nextPath: next.place.replace(/\?.*/, '') };
}

function parseStack(raw: unknown): HistoryStack | undefined {
  if (typeof raw !== 'object' || raw === null || !('steps' in raw) || !('at' in raw)) return undefined;
  const { steps, at } = raw;
  if (!Array.isArray(steps) || typeof at !== 'number') return undefined;
  const found: readonly unknown[] = steps;
  const read = found.filter(isHistoryEntry);
  return read.length === found.length && read[at] ? { steps: read, at } : undefined;
}

function isHistoryEntry(raw: unknown): raw is HistoryEntry {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'key' in raw &&
    typeof raw.key === 'string' &&
    'place' in raw &&
    typeof raw.place === 'string'
  );
}
