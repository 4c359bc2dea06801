import { stored } from '@baize/browser/storage';
import type { SafetyState } from '@baize/domain/self-exclusion';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session.ts';

/** Why nothing is advertised to the player: shut out, or at a limit. */
export type Silence = Exclude<SafetyState, 'free'> | 'limited';

/** Nothing is advertised either as long as that is `unknown`, or `unread` because it did not come; `free` lets it be. */
export type KnownSilence = Silence | 'free' | 'unknown' | 'unread';

const SILENCES: readonly unknown[] = ['excluded', 'frozen', 'limited'] satisfies Silence[];

const isSilence = (raw: unknown): raw is Silence => SILENCES.includes(raw);

/** Remembered with the session, so that the next page knows before it has read anything (beyond 15). */
const kept = stored<Silence | null>({
  key: 'silence',
  parse: (raw) => (isSilence(raw) ? raw : undefined),
  fallback: null,
});

let read: Exclude<KnownSilence, Silence> = 'unknown';
const listeners = new Set<() => void>();

/**
 * Whether the player has shut themselves out or is at a limit; written by `followSafety`, and forgotten with the
 * session. What carries `data-offer` is out of sight as long as the document is marked with it.
 */
export const safetyStore = {
  get: (): KnownSilence => kept.get() ?? read,
  set(next: KnownSilence): void {
    const { dataset } = document.documentElement;
    if (next === safetyStore.get() && isSilence(next) === (dataset['silence'] !== undefined)) return;
    if (isSilence(next)) {
      dataset['silence'] = '';
      kept.set(next);
      return;
    }
    read = next;
    delete dataset['silence'];
    kept.clear();
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    const stop = kept.subscribe(listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
};

/** As `usePromoSilence`, for what stands outside of an island; free for everybody who is not signed in. */
export function useKnownSilence(): KnownSilence {
  const known = useSyncExternalStore(safetyStore.subscribe, safetyStore.get, () => 'unknown' as const);
  return useSession().phase === 'signed-in' ? known : 'free';
}

/** As `useSafety`, for what stands outside of an island: a moment later, once the details are known. */
export function useKnownSafety(): SafetyState {
  const known = useKnownSilence();
  return known === 'excluded' || known === 'frozen' ? known : 'free';
}
