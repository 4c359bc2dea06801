import { useSyncExternalStore } from 'react';

/** The way the page's script runs; `ltr` on the server and in the first client render. */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribeToDirection, readDirection, () => 'ltr');
}

/** A page turns round when its player changes the language. */
function subscribeToDirection(turned: () => void): () => void {
  const observer = new MutationObserver(turned);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function readDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
