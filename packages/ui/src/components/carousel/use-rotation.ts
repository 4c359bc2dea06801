import { useState } from 'react';
import { media } from '../../breakpoints.ts';
import { useMediaQuery } from '../environment/use-media-query.ts';
import { useAutoplay } from './use-autoplay.ts';

/** How a set of pictures moves on by itself, and what its pause button shows and does. */
export type Rotation = {
  /** 'calm' where less movement is asked for: nothing moves by itself and there is nothing to pause. */
  state: 'running' | 'resting' | 'paused' | 'calm';
  /** Pauses, or goes on. */
  toggle(): void;
};

/**
 * Moves on every 3 s; rests while `resting` (pointed at, focused, acted upon), while the page is not
 * seen, while paused, and always where less movement is asked for (look §5, §16; NAV-14).
 */
export function useRotation({
  suspended,
  next,
}: {
  /** `for-good` is as where less movement is asked for: there is nothing to pause. */
  suspended: boolean | 'for-good';
  next(): void;
}): Rotation {
  const calm = useMediaQuery(media.reducedMotion) || suspended === 'for-good';
  const [paused, setPaused] = useState(false);
  const running = !calm && !paused && !suspended;
  useAutoplay({ running, next });
  const state = calm ? 'calm' : paused ? 'paused' : suspended ? 'resting' : 'running';
  return { state, toggle: () => setPaused(!paused) };
}
