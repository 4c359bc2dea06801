import { useEffect, useId, useState, type KeyboardEvent } from 'react';

/** The options of a list as its field moves through them. */
export interface Marked {
  listId: string;
  /** The id of an option, for its element. */
  optionId(to: string): string;
  /** The option that the keys stand at; null when they stand in the text. */
  at: string | null;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  /** Stands in the text again. */
  leave(): void;
}

/**
 * Moves through options by the arrows while the text keeps the focus, so that one can type on at any time: past either end
 * one is back in the text. Home and End go to the ends of the list only for whoever is in it. Enter opens what is marked,
 * else `first`, where the arrows also begin.
 */
export function useMarked({ options, first }: { options: readonly string[]; first: string | null }): Marked {
  const listId = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  const at = wanted !== null && options.includes(wanted) ? wanted : null;
  const optionId = (to: string) => `${listId}-${options.indexOf(to)}`;
  const place = at === null ? null : optionId(at);
  useEffect(() => {
    if (place !== null) document.getElementById(place)?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  function step(key: string): string | null | undefined {
    const here = at === null ? -1 : options.indexOf(at);
    if (key === 'ArrowDown') return at === null ? (first ?? options[0] ?? null) : (options[here + 1] ?? null);
    if (key === 'ArrowUp') return at === null ? (options.at(-1) ?? null) : (options[here - 1] ?? null);
    if (at === null) return undefined;
    if (key === 'Home') return options[0] ?? null;
    return key === 'End' ? (options.at(-1) ?? null) : undefined;
  }

  return {
    listId,
    optionId,
    at,
    leave: () => setWanted(null),
    onKeyDown(event) {
      const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
      // Keys of a word that is being composed are the keyboard's own.
      if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'Enter') {
        event.preventDefault();
        const opened = at ?? first;
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
