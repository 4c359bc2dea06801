import { tokenStore } from '@baize/browser/token-store';
import { documentToken } from './document-token.ts';

/**
 * A page that goes into the browser's memory is hidden as it leaves, and shown on its return only if the same player,
 * or nobody, is still signed in; else it is loaded anew, and nothing of before is painted.
 */
export function guardBfcache(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const { style } = document.documentElement;
  const show = () => {
    style.visibility = '';
  };
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (persisted && documentToken.get() !== null) style.visibility = 'hidden';
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      if (tokenStore.get() !== documentToken.get()) window.location.reload();
      // In the next frame: what has expired meanwhile is signed out by then.
      else requestAnimationFrame(show);
    },
    { signal },
  );
  return () => {
    watching.abort();
    show();
  };
}
