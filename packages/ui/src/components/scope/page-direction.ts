import { useSyncExternalStore } from 'react';

/** The way the page's script runs; `ltr` on the server and in the first client render. */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(neverChanges, readDirection, () => 'ltr');
}

/** A page keeps its language: another one is another page. */
function neverChanges(): () => void {
  return () => undefined;
}

function readDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
