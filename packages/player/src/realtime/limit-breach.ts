import type { LimitEvent } from '@baize/api/events';
import { createStore } from '@baize/browser/create-store';
import { useSyncExternalStore } from 'react';

/** A limit that was reached; each one told is another, also where the code is the same. */
export type LimitBreach = LimitEvent;

/** The latest limit the platform said is reached, until somebody has told the player of it (LIM-06). */
export const limitBreach = createStore<LimitBreach | null>(null);

export function useLimitBreach(): LimitBreach | null {
  return useSyncExternalStore(limitBreach.subscribe, limitBreach.get, () => null);
}
