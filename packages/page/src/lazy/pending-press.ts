import { isUnmodifiedClick } from './unmodified-click.ts';

/** What can be pressed and needs the part's code: a button, or a link that changes only the query of this page. */
export type PressedControl = HTMLButtonElement | HTMLAnchorElement;

/** Stores what was pressed last in a part of a page whose code is not there yet. */
export interface PendingPress {
  /** Watches a part; `onPress` runs at each press. Returns how to stop. */
  watch(part: HTMLElement, onPress: () => void): () => void;
  /** Stops watching for good, and returns what is to be pressed again, null for nothing. */
  take(): PressedControl | null;
}

/**
 * React drops presses on what it has not hydrated, so they are made again by hand. Links to other pages need no code: the browser
 * follows them.
 */
export function pendingPress(): PendingPress {
  let pressed: PressedControl | null = null;
  const watching = new AbortController();
  return {
    watch(part, onPress) {
      const { signal } = watching;
      const press = (event: MouseEvent) => {
        const control = controlOf(event);
        if (!control || !part.contains(control)) return;
        // The browser would load the whole page anew, and it would wait again.
        if (control instanceof HTMLAnchorElement) event.preventDefault();
        pressed?.removeAttribute('data-press-pending');
        pressed = control;
        // The answer on the screen until the part can give its own.
        control.setAttribute('data-press-pending', '');
        onPress();
      };
      // Before React, which keeps from everybody what it is not ready for.
      if (!signal.aborted) window.addEventListener('click', press, { capture: true, signal });
      return () => window.removeEventListener('click', press, { capture: true });
    },
    take() {
      watching.abort();
      const control = pressed;
      pressed = null;
      control?.removeAttribute('data-press-pending');
      return control;
    },
  };
}

function controlOf(event: MouseEvent): PressedControl | null {
  const { target } = event;
  const control = target instanceof Element ? target.closest<PressedControl>('button, a[href]') : null;
  if (!(control instanceof HTMLAnchorElement)) return control;
  const isHere = isUnmodifiedClick(event) && control.target === '';
  const { origin, pathname } = window.location;
  return isHere && control.origin === origin && control.pathname === pathname ? control : null;
}
