import { createStore } from '@baize/browser/create-store';
import type { QueryClient } from '@tanstack/react-query';

/** The claims of this document that are on their way. */
export interface PendingClaims {
  /** Takes a claim up, at once and before anything renders; false while the same one is under way. */
  start(id: string): boolean;
  end(id: string): void;
  pending(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
}

const pendingClaimsByClient = new WeakMap<QueryClient, PendingClaims>();

/** One desk per cache, so that a calendar in a dialog and one on the page agree. */
export function getPendingClaims(queryClient: QueryClient): PendingClaims {
  const desk = pendingClaimsByClient.get(queryClient) ?? createPendingClaims();
  pendingClaimsByClient.set(queryClient, desk);
  return desk;
}

function createPendingClaims(): PendingClaims {
  const { get, set, subscribe } = createStore<ReadonlySet<string>>(new Set());
  return {
    start(id) {
      if (get().has(id)) return false;
      set(new Set([...get(), id]));
      return true;
    },
    end: (id) => set(new Set([...get()].filter((other) => other !== id))),
    pending: get,
    subscribe,
  };
}
