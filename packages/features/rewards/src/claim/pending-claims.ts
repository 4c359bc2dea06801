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
  const listeners = new Set<() => void>();
  let pending: ReadonlySet<string> = new Set();
  const change = (next: ReadonlySet<string>) => {
    pending = next;
    for (const listener of listeners) listener();
  };
  return {
    start(id) {
      if (pending.has(id)) return false;
      change(new Set([...pending, id]));
      return true;
    },
    end: (id) => change(new Set([...pending].filter((other) => other !== id))),
    pending: () => pending,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
