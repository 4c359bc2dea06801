import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Keeps what protects the player in sight: behind a game that fills the screen nothing of the page is seen. */
export function InFullScreen({ children }: { children: ReactNode }) {
  const filling = useSyncExternalStore(onFullScreenChange, getFullScreenElement, () => null);
  return filling === null ? children : createPortal(children, filling);
}

export function isInFullScreen(): boolean {
  return getFullScreenElement() !== null;
}

export function onFullScreenChange(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Browsers without the means have no such property at all. */
function getFullScreenElement(): Element | null {
  return document.fullscreenElement instanceof Element ? document.fullscreenElement : null;
}
