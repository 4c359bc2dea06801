import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { LoadedDocument } from './find-document.ts';

/** Takes the reader, and the keyboard with them, to the chapter or question that the address names. */
export function useHashFocus(shown: LoadedDocument): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(decode(hash.slice(1)));
    if (!place) return;
    if (place instanceof HTMLDetailsElement) place.open = true;
    const target = place.querySelector<HTMLElement>(':scope > summary') ?? place;
    target.focus({ preventScroll: true });
    place.scrollIntoView?.();
  }, [hash, key, shown]);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
