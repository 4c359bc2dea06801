import { useEffect, useId, useState, type KeyboardEvent } from 'react';

/** The options of a list as its field moves through them. */
export interface ActiveOption {
  listId: string;
  /** The id of an option, for its element. */
  optionId(to: string): string;
  /** The option that the keys stand at; null when they stand in the text. */
  active: string | null;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  /** Stands in the text again. */
  reset(): void;
}

/**
 * Moves through options by the arrows while the text keeps the focus, so that one can type on at any time: past either end
 * one is back in the text. Home and End go to the ends of the list only for whoever is in it. Enter opens what is marked,
 * else `first`, where the arrows also begin.
 */
export function useActiveOption({
  options,
  first,
}: {
  options: readonly string[];
  first: string | null;
}): ActiveOption {
  const listId = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  const active = wanted !== null && options.includes(wanted) ? wanted : null;
  const optionId = (to: string) => `${listId}-${options.indexOf(to)}`;
  const place = active === null ? null : optionId(active);
  useEffect(() => {
    if (place !== null) document.getElementById(place)?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  function step(key: string): string | null | undefined {
    const here = active === null ? -1 : options.indexOf(active);
    if (key === 'ArrowDown')
      return active === null ? (first ?? options[0] ?? null) : (options[here + 1] ?? null);
    if (key === 'ArrowUp') return active === null ? (options.at(-1) ?? null) : (options[here - 1] ?? null);
    if (active === null) return undefined;
    if (key === 'Home') return options[0] ?? null;
    return key === 'End' ? (options.at(-1) ?? null) : undefined;
  }

  return {
    listId,
    optionId,
    active,
    reset: () => setWanted(null),
    onKeyDown(event) {
      const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
      // Keys of a word that is being composed are the keyboard's own.
      if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'Enter') {
        event.preventDefault();
        const opened = active ?? first;
        if (opened !== null) document.getElementById(optionId(opened))?.click();
        return;
      }
      const next = step(key);
      if (next === undefined) return;
      event.preventDefault();
      setWanted(next);
    },
  };
}
