import { stored } from '@baize/browser/storage';
import type { SafetyState } from '@baize/domain/self-exclusion';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session.ts';

/** Why nothing is advertised to the player: shut out, or at a limit; `free` lets it be. */
export type KnownSilence = SafetyState | 'limited';

const SILENCES: readonly unknown[] = ['excluded', 'frozen', 'limited'] satisfies KnownSilence[];

const isSilence = (raw: unknown): raw is KnownSilence => SILENCES.includes(raw);

/** Remembered with the session, so that the next page knows before it has read anything (beyond 15). */
const kept = stored<KnownSilence>({
  key: 'silence',
  parse: (raw) => (isSilence(raw) ? raw : undefined),
  fallback: 'free',
});

/**
 * Whether the player has shut themselves out or is at a limit; written by `followSafety`, and forgotten with the
 * session. What carries `data-offer` is out of sight as long as the document is marked with it.
 */
export const safetyStore = {
  get: kept.get,
  set(next: KnownSilence): void {
    const { dataset } = document.documentElement;
    if (next === kept.get() && (next === 'free') === (dataset['silence'] === undefined)) return;
    if (next === 'free') {
      delete dataset['silence'];
      kept.clear();
    } else {
      dataset['silence'] = '';
      kept.set(next);
    }
  },
  subscribe: kept.subscribe,
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
