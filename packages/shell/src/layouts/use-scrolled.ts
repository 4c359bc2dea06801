import { useEffect, useRef, type RefObject } from 'react';

/** Where the header stops lying on the picture and takes a ground of its own, in px (look §9). */
const THRESHOLD = 8;

/** Marks an element with `data-scrolled` once the page has been scrolled; nothing is rendered anew. */
export function useScrolled<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const mark = () => element.current?.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return element;
}
