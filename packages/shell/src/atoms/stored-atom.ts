import type { Stored } from '@baize/browser/storage';
import { atom, type WritableAtom } from 'jotai';

/**
 * A persisted fact as an atom: the browser's storage owns the value, the atom hears it from this tab
 * and from others while somebody looks. For parts that are fetched when needed; a first view reads the
 * fact itself.
 */
export function storedAtom<T>(fact: Stored<T>): WritableAtom<T, [T], void> {
  const heard = atom({ value: fact.get() });
  heard.onMount = (hear) => {
    const read = () => hear({ value: fact.get() });
    read();
    return fact.subscribe(read);
  };
  return atom(
    (get) => get(heard).value,
    (_get, set, value: T) => {
      fact.set(value);
      set(heard, { value: fact.get() });
    },
  );
}
