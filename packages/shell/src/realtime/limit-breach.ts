import type { LimitEvent } from '@baize/api/events';
import { useSyncExternalStore } from 'react';

/** A limit that was reached; each one told is another, also where the code is the same. */
export type LimitBreach = LimitEvent;

let breach: LimitBreach | null = null;
const listeners = new Set<() => void>();

/** The latest limit the platform said is reached, until somebody has told the player of it (LIM-06). */
export const limitBreach = {
  get: (): LimitBreach | null => breach,
  set(next: LimitBreach | null): void {
    breach = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function useLimitBreach(): LimitBreach | null {
  return useSyncExternalStore(limitBreach.subscribe, limitBreach.get, () => null);
}
