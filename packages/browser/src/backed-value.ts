import { storedValue, type StoredValue, type StoredValueOptions } from './storage.ts';

/** A persisted fact that outlives a reload also where the storage of all tabs is full. */
export type BackedValue<T> = StoredValue<T> & {
  /** Whether the value stands in the storage of all tabs, as it was set last. */
  isPersisted(): boolean;
  /** Whether this tab would find it again after a reload: not where both storages are full or shut. */
  outlivesReload(): boolean;
};

type BackedValueOptions<T> = Omit<StoredValueOptions<T>, 'area'> & {
  /** Joins what this tab keeps for itself with what stands in the storage of all tabs, which others may have written since. */
  merge(own: T, shared: T): T;
};

/**
 * Keeps one value for every tab, and, where that storage is full, for this tab's visit: `storedValue` keeps it in memory then, which
 * a reload empties. For facts whose loss costs money.
 */
export function backedValue<T>({ merge, ...options }: BackedValueOptions<T>): BackedValue<T> {
  const shared = storedValue(options);
  const backup = storedValue<T | null>({ ...options, fallback: null, area: 'session' });
  // A reader that has written nothing sees what other tabs would.
  const reader = storedValue<T | null>({ ...options, fallback: null });
  const backupReader = storedValue<T | null>({ ...options, fallback: null, area: 'session' });
  let merged: { own: T; others: T | null; value: T } | null = null;
  const mergeWith = (own: T, others: T | null): T => {
    // The same object as long as nothing changed.
    if (merged?.own !== own || merged.others !== others)
      merged = { own, others, value: others === null ? own : merge(own, others) };
    return merged.value;
  };
  const isKeptIn = (area: StoredValue<T | null>, value: T | null) => {
    const found = area.get();
    return found !== null && JSON.stringify(found) === JSON.stringify(value);
  };
  const isPersisted = () => isKeptIn(reader, shared.get());
  return {
    get() {
      const own = backup.get();
      return own === null ? shared.get() : mergeWith(own, reader.get());
    },
    set(value) {
      shared.set(value);
      if (!isPersisted()) backup.set(value);
      else if (backup.get() !== null) backup.clear();
    },
    clear() {
      shared.clear();
      backup.clear();
    },
    subscribe(listener) {
      const stops = [shared.subscribe(listener), backup.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    isPersisted,
    outlivesReload: () => isPersisted() || isKeptIn(backupReader, backup.get()),
  };
}
