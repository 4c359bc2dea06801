import { platformClock } from '@baize/browser/clock';
import { stored } from '@baize/browser/storage';
import { isCalm, type CalmChoice } from '@baize/domain/calm';
import { useSyncExternalStore } from 'react';

/** What this browser's player has chosen about countdowns. */
export const calmChoice = stored<CalmChoice>({
  key: 'calm',
  parse: (raw) => (isChoice(raw) ? { hidden: raw.hidden, at: raw.at } : undefined),
  fallback: null,
});

/** The latest break or reached limit of this browser's player (epoch ms); written by `followCalm` and the socket alone. */
export const calmReason = stored<number | null>({
  key: 'calm-reason',
  parse: (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined),
  fallback: null,
});

function isChoice(raw: unknown): raw is { hidden: boolean; at: number } {
  if (typeof raw !== 'object' || raw === null || !('hidden' in raw) || !('at' in raw)) return false;
  return typeof raw.hidden === 'boolean' && typeof raw.at === 'number';
}

function read(): boolean {
  return isCalm({ choice: calmChoice.get(), cause: calmReason.get(), now: platformClock.now() });
}

function subscribe(listener: () => void): () => void {
  const stops = [calmChoice.subscribe(listener), calmReason.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Whether countdowns, movement by itself and words of urgency are hidden, by choice or after a break or a reached
 * limit (beyond 5). False on the server and in the first render.
 */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Hides or shows countdowns from now on, in every tab. */
export function chooseCalm(hidden: boolean): void {
  calmChoice.set({ hidden, at: platformClock.now() });
}

/** Whether countdowns are hidden without the player having asked for it. */
export function useCalmByItself(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read() && calmChoice.get()?.hidden !== true,
    () => false,
  );
}

/** A limit is reached at this moment. */
export function noteLimitReached(): void {
  calmReason.set(platformClock.now());
}
