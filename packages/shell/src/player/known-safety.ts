import type { SafetyState } from '@baize/domain/self-exclusion';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session.ts';

/** Why nothing is advertised to the player: shut out, or at a limit; `free` lets it be. */
export type KnownSilence = SafetyState | 'limited';

let state: KnownSilence = 'free';
const listeners = new Set<() => void>();

/** Whether the player has shut themselves out or is at a limit; written by `followSafety` alone. */
export const safetyStore = {
  get: (): KnownSilence => state,
  set(next: KnownSilence): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** As `usePromoSilence`, for what stands outside of an island: once it is known, and not kept back until it is. */
export function useKnownSilence(): KnownSilence {
  const known = useSyncExternalStore(safetyStore.subscribe, safetyStore.get, () => 'free' as const);
  return useSession().phase === 'signed-in' ? known : 'free';
}

/** As `useSafety`, for what stands outside of an island: a moment later, once the details are known. */
export function useKnownSafety(): SafetyState {
  const known = useKnownSilence();
  return known === 'limited' ? 'free' : known;
}
