import { Pause, Play } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './slide-controls.css.ts';
import type { Rotation } from './use-rotation.ts';

/** What the controls of a set of slides say. */
export type SlideControlLabels = { pause: string; play: string; previous: string; next: string };

/**
 * Pause first, then back and on: the order in which the keyboard meets them (WAI carousel pattern). On the screen they
 * are small dots and the pause after them (look §9): the first half of the dots goes back, the other goes on.
 */
export function SlideControls({
  rotation,
  labels,
  step,
  current,
  count,
}: {
  rotation: Rotation;
  labels: SlideControlLabels;
  step(by: 1 | -1): void;
  /** The slide on the screen, from 0. */
  current: number;
  count: number;
}) {
  const { state, toggle } = rotation;
  return (
    <div className={styles.controls}>
      {state === 'calm' ? null : (
        <span className={styles.pause}>
          <IconButton
            label={state === 'paused' ? labels.play : labels.pause}
            icon={state === 'paused' ? <Play /> : <Pause />}
            size="small"
            onClick={toggle}
          />
        </span>
      )}
      <span className={styles.pager}>
        <button
          type="button"
          className={styles.pagerButton}
          aria-label={labels.previous}
          title={labels.previous}
          onClick={() => step(-1)}
        />
        <button
          type="button"
          className={styles.pagerButton}
          aria-label={labels.next}
          title={labels.next}
          onClick={() => step(1)}
        />
        <span className={styles.dots} aria-hidden>
          {Array.from({ length: count }, (_, place) => (
            <span key={place} className={styles.dot} data-here={place === current ? '' : undefined} />
          ))}
        </span>
      </span>
    </div>
  );
}
