import { platformClock } from '@baize/browser/clock';
import { storedValue } from '@baize/browser/storage';
import { isReducedPressure, type ReducedPressureChoice } from '@baize/domain/reduced-pressure';
import { useSyncExternalStore } from 'react';

/** What this browser's player has chosen about countdowns. */
export const reducedPressureChoice = storedValue<ReducedPressureChoice>({
  key: 'calm',
  parse: (raw) => (isChoice(raw) ? { hidden: raw.hidden, at: raw.at } : undefined),
  fallback: null,
});

/** The latest break or reached limit of this browser's player (epoch ms); written by `syncReducedPressure` and the socket alone. */
export const reducedPressureTriggeredAt = storedValue<number | null>({
  key: 'calm-reason',
  parse: (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined),
  fallback: null,
});

function isChoice(raw: unknown): raw is { hidden: boolean; at: number } {
  if (typeof raw !== 'object' || raw === null || !('hidden' in raw) || !('at' in raw)) return false;
  return typeof raw.hidden === 'boolean' && typeof raw.at === 'number';
}

function read(): boolean {
  return isReducedPressure({
    choice: reducedPressureChoice.get(),
    cause: reducedPressureTriggeredAt.get(),
    now: platformClock.now(),
  });
}

function subscribe(listener: () => void): () => void {
  const stops = [reducedPressureChoice.subscribe(listener), reducedPressureTriggeredAt.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Whether countdowns, movement by itself and words of urgency are hidden, by choice or after a break or a reached
 * limit (beyond 5). False on the server and in the first render.
 */
export function useReducedPressure(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Hides or shows countdowns from now on, in every tab. */
export function setReducedPressure(hidden: boolean): void {
  reducedPressureChoice.set({ hidden, at: platformClock.now() });
}

/** Whether countdowns are hidden without the player having asked for it. */
export function useIsReducedPressureAutomatic(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read() && reducedPressureChoice.get()?.hidden !== true,
    () => false,
  );
}

/** A limit is reached at this moment. */
export function recordLimitReached(): void {
  reducedPressureTriggeredAt.set(platformClock.now());
}
