import { useSession } from '@baize/player/session';
import { useState } from 'react';

/**
 * Where the keyboard goes on once somebody is in: to what led to the form if it still stands (most ways in are gone by
 * then), else to the dialog beneath or the page. Whoever only closes the form goes back as from any dialog.
 */
export function useFocusAfterLogin(): (() => false) | undefined {
  const { phase } = useSession();
  const [opener] = useState(() => document.activeElement);
  if (phase !== 'signed-in') return undefined;
  return () => {
    // Once the dialog is out of the page.
    queueMicrotask(() => moveFocus(opener));
    return false;
  };
}

function moveFocus(opener: Element | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const stands = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  const beneath = Array.from(document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')).at(
    -1,
  );
  const place = stands ? opener : (beneath ?? document.getElementById('content'));
  place?.focus({ preventScroll: true });
}
