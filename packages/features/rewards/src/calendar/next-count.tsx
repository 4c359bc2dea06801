import { Countdown } from '@baize/ui/countdown';
import { HalfHourDial } from '@baize/ui/dial';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCountdown, type CountdownView } from '../accumulator/use-countdown.ts';
import * as styles from './calendar-strip.css.ts';

/** Counts by itself, so that the days around it need not render every second. */
export function NextCount() {
  return <NextCountView countdown={useCountdown()} />;
}

/** The time to the next count, and when it is; its lines are kept before the clock is known. */
export function NextCountView({ countdown }: { countdown: CountdownView | null }) {
  const { t } = useLingui();
  const { minutes, seconds, next } = countdown ?? { minutes: 0, seconds: 0, next: null };
  return (
    <div className={styles.part}>
      <HalfHourDial minutes={minutes} seconds={seconds} size={56} />
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
          <Trans id="rakeback.next-count.at">
            at <bdi dir="ltr">{next?.player ?? '00:00'}</bdi> your time ·{' '}
            <bdi dir="ltr">{next?.utc ?? '00:00'} UTC</bdi>
          </Trans>
        </p>
      </div>
    </div>
  );
}
