import * as styles from './progress-ring.css.ts';
import { tickRings } from './ticks.ts';

export type ProgressRingProps = {
  minutes: number;
  seconds: number;
  /** Pixels; 60 ticks, 30 below 80 px. */
  size: number;
  /** `shown` writes the time in the middle; for dials of 88 px and more. */
  time?: 'shown' | 'hidden' | undefined;
};

/** The half hour to the next count as a ring of ticks. Decoration: the same time is also text. */
export function ProgressRing({ minutes, seconds, size, time = 'hidden' }: ProgressRingProps) {
  const ticks = size < 80 ? 30 : 60;
  const width = ticks === 30 ? 0.45 : 0.5;
  return (
    <span className={styles.ring} style={{ inlineSize: size, blockSize: size }} aria-hidden>
      <svg className={styles.ticks} viewBox="0 0 100 100">
        {tickRings({ left: minutes * 60 + seconds, ticks, width }).map(({ part, length, dashes, offset }) => (
          <circle
            key={part + length}
            className={styles.tick[part]}
            cx="50"
            cy="50"
            r={length === 'short' ? 42.5 : 41.5}
            strokeWidth={length === 'short' ? 7 : 9}
            pathLength={ticks}
            strokeDasharray={dashes}
            strokeDashoffset={offset}
          />
        ))}
      </svg>
      {time === 'shown' ? (
        <span className={styles.time} style={{ fontSize: size * 0.21 }} dir="ltr">
          {`${minutes}`.padStart(2, '0')}:{`${seconds}`.padStart(2, '0')}
        </span>
      ) : null}
    </span>
  );
}
