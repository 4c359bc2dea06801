import { PageLink } from '@baize/shell/links';
import { useCalm } from '@baize/shell/calm';
import { Countdown } from '@baize/ui/countdown';
import { HalfHourDial } from '@baize/ui/dial';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as cardTitle from '../card-title.css.ts';
import * as styles from './accumulator-card.css.ts';
import type { CountdownView } from './use-countdown.ts';

/** The accumulator's dial beside what is known about it; its box is the same in every state. */
export function AccumulatorCard({
  countdown,
  children,
  mark = null,
  className = '',
}: {
  countdown: CountdownView | null;
  children: ReactNode;
  /** A word under the time in the dial, in place of what the time is to. */
  mark?: ReactNode;
  className?: string;
}) {
  const calm = useCalm();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby="accumulator-title">
      {calm ? <NextCountTime countdown={countdown} /> : <Dial countdown={countdown} mark={mark} />}
      <div className={styles.body}>
        <h2 id="accumulator-title" className={cardTitle.title}>
          <PageLink to="cashback" className={cardTitle.titleLink}>
            <Trans id="accumulator.title">Cashback accumulator</Trans>
          </PageLink>
        </h2>
        {children}
      </div>
    </section>
  );
}

function Dial({ countdown, mark }: { countdown: CountdownView | null; mark: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.dial}>
      <div className={styles.face}>
        <HalfHourDial minutes={countdown?.minutes ?? 0} seconds={countdown?.seconds ?? 0} size={112} />
      </div>
      <div className={styles.time}>
        {countdown ? (
          <Countdown
            minutes={countdown.minutes}
            seconds={countdown.seconds}
            label={t({ id: 'accumulator.left', message: 'Time to the next count' })}
          />
        ) : null}
        {countdown ? (
          <span className={styles.mark}>
            {mark ?? <Trans id="accumulator.dial.mark">to next count</Trans>}
          </span>
        ) : null}
      </div>
    </div>
  );
}

/** With countdowns hidden: the dial stands still and says when the next count is. */
function NextCountTime({ countdown }: { countdown: CountdownView | null }) {
  return (
    <div className={styles.dial}>
      <div className={styles.face}>
        <HalfHourDial minutes={0} seconds={0} size={112} />
      </div>
      <div className={styles.time}>
        {countdown ? (
          <>
            <bdi dir="ltr">{countdown.next.player}</bdi>
            <span className={styles.mark}>
              <Trans id="accumulator.next-count.mark">next count</Trans>
            </span>
          </>
        ) : null}
      </div>
    </div>
  );
}
