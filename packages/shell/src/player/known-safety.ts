import type { SafetyState } from '@baize/domain/self-exclusion';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session.ts';

let state: SafetyState = 'free';
const listeners = new Set<() => void>();

/** Whether the player has shut themselves out; written by `followSafety` alone. */
export const safetyStore = {
  get: (): SafetyState => state,
  set(next: SafetyState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** As `useSafety`, for what stands outside of an island: a moment later, once the details are known. */
export function useKnownSafety(): SafetyState {
  const known = useSyncExternalStore(safetyStore.subscribe, safetyStore.get, () => 'free' as const);
  return useSession().phase === 'signed-in' ? known : 'free';
}
