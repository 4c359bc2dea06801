/** A fact of this document that several parts look at, without a provider: React reads it by `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  /** Keeps the next value; who listens hears of it, unless it is the very same. */
  set(next: T): void;
  /** Hears every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store (decision 031). What outlives the document or is seen by other tabs is a `storedValue`. */
export function createStore<T>(initial: T): Store<T> {
  const { notify, subscribe } = createListeners();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}

/** Those who listen, for what keeps its value elsewhere. */
export function createListeners<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    notify(...told: Told): void {
      for (const listener of listeners) listener(...told);
    },
    subscribe(listener: (...told: Told) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
