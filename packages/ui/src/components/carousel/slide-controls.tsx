import { Pause, Play } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './slide-controls.css.ts';
import type { Rotation } from './use-rotation.ts';

/** What the controls of a set of slides say. */
export type SlideControlWords = { pause: string; play: string; previous: string; next: string };

/**
 * Pause first, then back and on: the order in which the keyboard meets them (WAI carousel pattern). On the screen they
 * are small dots and the pause after them (look §9): the first half of the dots goes back, the other goes on.
 */
export function SlideControls({
  rotation,
  words,
  step,
  shown,
  count,
}: {
  rotation: Rotation;
  words: SlideControlWords;
  step(by: 1 | -1): void;
  /** The slide on the screen, from 0. */
  shown: number;
  count: number;
}) {
  const { state, toggle } = rotation;
  return (
    <div className={styles.controls}>
      {state === 'calm' ? null : (
        <span className={styles.pause}>
          <IconButton
            label={state === 'paused' ? words.play : words.pause}
            icon={state === 'paused' ? <Play /> : <Pause />}
            size="small"
            onClick={toggle}
          />
        </span>
      )}
      <span className={styles.turn}>
        <button
          type="button"
          className={styles.half}
          aria-label={words.previous}
          title={words.previous}
          onClick={() => step(-1)}
        />
        <button
          type="button"
          className={styles.half}
          aria-label={words.next}
          title={words.next}
          onClick={() => step(1)}
        />
        <span className={styles.dots} aria-hidden>
          {Array.from({ length: count }, (_, place) => (
            <span key={place} className={styles.dot} data-here={place === shown ? '' : undefined} />
          ))}
        </span>
      </span>
    </div>
  );
}
