import { useReducedPressure } from '@baize/player/reduced-pressure';
import { Countdown } from '@baize/ui/countdown';
import { ProgressRing } from '@baize/ui/progress-ring';
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { useCountTimes, useTimeLeft, type CountdownView } from '../accumulator/use-countdown.ts';
import * as styles from './calendar-strip.css.ts';

/** Counts by itself, so that the days around it need not render every second. */
export function NextCount() {
  const left = useTimeLeft();
  const times = useCountTimes();
  return <NextCountView countdown={left && times && { ...left, ...times }} />;
}

/** The time to the next count, and when it is; its lines are kept before the clock is known. */
export function NextCountView({ countdown }: { countdown: CountdownView | null }) {
  const { t } = useLingui();
  const calm = useReducedPressure();
  const { minutes, seconds, next } = countdown ?? { minutes: 0, seconds: 0, next: null };
  if (calm) return <NextCountTime countdown={countdown} />;
  return (
    <div className={styles.part}>
      <ProgressRing minutes={minutes} seconds={seconds} size={56} />
      <div className={countdown ? undefined : styles.unknown}>
        <p className={styles.small}>
          <Trans id="rakeback.next-count">Next count in</Trans>
        </p>
        <p className={styles.clock}>
          <Countdown
            minutes={minutes}
            seconds={seconds}
            label={t({ id: 'rakeback.next-count.label', message: 'Time to the next count' })}
          />
        </p>
        <p className={styles.small}>
          {next && next.player === next.utc ? (
            <Trans id="rakeback.next-count.at-utc">
              at <bdi dir="ltr">{next.utc} UTC</bdi>
            </Trans>
          ) : (
            <Trans id="rakeback.next-count.at">
              at <bdi dir="ltr">{next?.player ?? '00:00'}</bdi> your time ·{' '}
              <bdi dir="ltr">{next?.utc ?? '00:00'} UTC</bdi>
            </Trans>
          )}
        </p>
      </div>
    </div>
  );
}

/** With countdowns hidden: when it is, and nothing that runs. */
function NextCountTime({ countdown }: { countdown: CountdownView | null }) {
  return (
    <div className={styles.part}>
      <Clock className={styles.icon} size={24} strokeWidth={1.6} aria-hidden />
      <div className={countdown ? undefined : styles.unknown}>
        <p className={styles.small}>
          <Trans id="rakeback.counts-at">Counted at every full and half hour</Trans>
        </p>
        <p className={styles.strong}>
          <Trans id="rakeback.next-count.time">
            Next at <bdi dir="ltr">{countdown?.next.player ?? '00:00'}</bdi> your time
          </Trans>
        </p>
        <p className={styles.small}>
          {countdown && countdown.next.player === countdown.next.utc ? (
            <Trans id="rakeback.day-ends.same">the same in UTC</Trans>
          ) : (
            <bdi dir="ltr">{countdown?.next.utc ?? '00:00'} UTC</bdi>
          )}
        </p>
      </div>
    </div>
  );
}
