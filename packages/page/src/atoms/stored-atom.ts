import type { StoredValue } from '@baize/browser/storage';
import { atom, type WritableAtom } from 'jotai';

/**
 * A persisted fact as an atom: the browser's storage owns the value, the atom hears it from this tab
 * and from others while somebody looks. For parts that are fetched when needed; a first view reads the
 * fact itself.
 */
export function storedAtom<T>(fact: StoredValue<T>): WritableAtom<T, [T], void> {
  const mirrored = atom({ value: fact.get() });
  mirrored.onMount = (setMirrored) => {
    const read = () => setMirrored({ value: fact.get() });
    read();
    return fact.subscribe(read);
  };
  return atom(
    (get) => get(mirrored).value,
    (_get, set, value: T) => {
      fact.set(value);
      set(mirrored, { value: fact.get() });
    },
  );
}
