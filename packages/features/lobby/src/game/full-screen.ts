import { useModals } from '@baize/shell/modals';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Whether the game fills the screen: by the browser, or, where it cannot, the window by our own sheet. */
export interface FullScreen {
  is: 'off' | 'screen' | 'window';
  toggle(): void;
  leave(): void;
}

/**
 * Lets a game and its bar fill the screen, so that net result and close stay in reach (GAM-03). A dialog of the page
 * could not be seen behind it: with the first one it ends.
 */
export function useFullScreen(player: RefObject<HTMLElement | null>): FullScreen {
  const [is, setIs] = useState<FullScreen['is']>('off');
  const { stack } = useModals();

  useEffect(() => {
    const follow = () => setIs(isOn() ? 'screen' : 'off');
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  useEffect(() => {
    if (is !== 'window') return undefined;
    const leaving = new AbortController();
    const escape = ({ key }: KeyboardEvent) => (key === 'Escape' ? setIs('off') : undefined);
    window.addEventListener('keydown', escape, { signal: leaving.signal });
    return () => leaving.abort();
  }, [is]);

  function leave(): void {
    setIs('off');
    if (isOn()) void document.exitFullscreen();
  }

  function enter(): void {
    const place = player.current;
    if (!place) return;
    if (!document.fullscreenEnabled) return setIs('window');
    place.requestFullscreen().catch(() => setIs('window'));
  }

  const modals = stack.length;
  const giveWay = useEffectEvent(leave);
  useEffect(() => {
    if (modals > 0) giveWay();
  }, [modals]);

  return { is, leave, toggle: () => (is === 'off' ? enter() : leave()) };
}

/** Browsers without the means have no such property at all. */
function isOn(): boolean {
  return document.fullscreenElement instanceof Element;
}
