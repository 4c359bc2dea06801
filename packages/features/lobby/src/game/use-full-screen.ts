import { useModals } from '@baize/links/modals';
import { useSession } from '@baize/player/session';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Whether the game fills the screen: by the browser, or, where it cannot, the window by our own sheet. */
export interface FullScreen {
  mode: 'off' | 'screen' | 'window';
  toggle(): void;
  exit(): void;
}

/**
 * Lets a game and its bar fill the screen, so that net result and close stay in reach (GAM-03). A dialog of the page
 * could not be seen behind it: with the first one it ends.
 */
export function useFullScreen(player: RefObject<HTMLElement | null>): FullScreen {
  const [mode, setIs] = useState<FullScreen['mode']>('off');
  const { stack } = useModals();

  useEffect(() => {
    const follow = () => setIs(hasFullscreenElement() ? 'screen' : 'off');
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  useEffect(() => {
    if (mode !== 'window') return undefined;
    const leaving = new AbortController();
    const escape = ({ key }: KeyboardEvent) => (key === 'Escape' ? setIs('off') : undefined);
    window.addEventListener('keydown', escape, { signal: leaving.signal });
    return () => leaving.abort();
  }, [mode]);

  function exit(): void {
    setIs('off');
    if (hasFullscreenElement()) void document.exitFullscreen();
  }

  function enter(): void {
    const place = player.current;
    if (!place) return;
    if (!document.fullscreenEnabled) return setIs('window');
    place.requestFullscreen().catch(() => setIs('window'));
  }

  const modals = stack.length;
  const giveWay = useEffectEvent(exit);
  const { phase } = useSession();
  // Nobody is left behind a game that went with the session.
  useEffect(() => {
    if (phase === 'signed-out') giveWay();
  }, [phase]);
  useEffect(() => {
    if (modals > 0) giveWay();
  }, [modals]);

  return { mode, exit, toggle: () => (mode === 'off' ? enter() : exit()) };
}

/** Browsers without the means have no such property at all. */
function hasFullscreenElement(): boolean {
  return document.fullscreenElement instanceof Element;
}
