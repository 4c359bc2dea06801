import * as styles from './dial.css.ts';
import { dialPaths } from './ticks.ts';

export type HalfHourDialProps = {
  minutes: number;
  seconds: number;
  /** Pixels; 60 ticks, 30 below 80 px. */
  size: number;
  /** `shown` writes the time in the middle; for dials of 88 px and more. */
  time?: 'shown' | 'hidden' | undefined;
};

/** The half hour to the next count as a ring of ticks. Decoration: the same time is also text. */
export function HalfHourDial({ minutes, seconds, size, time = 'hidden' }: HalfHourDialProps) {
  const small = size < 80;
  const paths = dialPaths({ left: minutes * 60 + seconds, ticks: small ? 30 : 60 });
  return (
    <span className={styles.dial} style={{ inlineSize: size, blockSize: size }} aria-hidden>
      <svg className={styles.face} viewBox="0 0 100 100" strokeWidth={small ? 4 : 2.2}>
        <path className={styles.tick.track} d={paths.track} />
        <path className={styles.tick.first} d={paths.first} />
        <path className={styles.tick.second} d={paths.second} />
      </svg>
      {time === 'shown' ? (
        <span className={styles.time} style={{ fontSize: size * 0.21 }} dir="ltr">
          {`${minutes}`.padStart(2, '0')}:{`${seconds}`.padStart(2, '0')}
        </span>
      ) : null}
    </span>
  );
}
