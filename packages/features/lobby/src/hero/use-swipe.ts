import { direction } from '@baize/domain/locales';
import { useLocale } from '@baize/page';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A finger that went less far meant something else, in CSS px. */
const MIN_SWIPE_PX = 40;

type Point = { x: number; y: number };

/**
 * Turns the slides by a finger drawn across them: towards the script's start brings the next one. What goes rather up or
 * down is the page's, and what begins on a control is the control's.
 */
export function useSwipe(stage: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void): void {
  const ahead = direction(useLocale()) === 'rtl' ? 1 : -1;
  const swipe = useEffectEvent((from: Point, to: Point) => {
    const across = to.x - from.x;
    if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return;
    step(Math.sign(across) === ahead ? 1 : -1);
  });
  useEffect(() => {
    const watched = stage.current;
    if (!watched) return undefined;
    let from: Point | null = null;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const begin = ({ touches, target }: TouchEvent) => {
      const control = target instanceof Element && target.closest('input, select, textarea, button');
      const [finger, second] = touches;
      from = finger && !second && !control ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const end = ({ changedTouches: [finger] }: TouchEvent) => {
      if (from && finger) swipe(from, { x: finger.clientX, y: finger.clientY });
      from = null;
    };
    watched.addEventListener('touchstart', begin, options);
    watched.addEventListener('touchend', end, options);
    return () => stop.abort();
  }, [stage]);
}
