import { PageLink } from '@baize/links';
import { useReducedPressure } from '@baize/player/reduced-pressure';
import { Countdown } from '@baize/ui/countdown';
import { ProgressRing } from '@baize/ui/progress-ring';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as cardTitle from '../card-title.css.ts';
import * as styles from './accumulator-card.css.ts';
import { useTimeLeft, type CountTimes, type TimeLeft } from './use-countdown.ts';

/** The time an accumulator's card is about. */
export interface AccumulatorTime {
  times: CountTimes | null;
  /** `ticking` counts by itself, so that a second renders the dial alone; a time stands still, for stories. */
  left: TimeLeft | 'ticking' | null;
}

/** The accumulator's dial beside what is known about it; its box is the same in every state. */
export function AccumulatorCard({
  times,
  left,
  children,
  mark = null,
  className = '',
}: AccumulatorTime & {
  children: ReactNode;
  /** A word under the time in the dial, in place of what the time is to. */
  mark?: ReactNode;
  className?: string;
}) {
  const calm = useReducedPressure();
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby="accumulator-title">
      {calm ? (
        <NextCountTime times={times} />
      ) : left === 'ticking' ? (
        <TickingCountdownRing mark={mark} />
      ) : (
        <CountdownRing left={left} mark={mark} />
      )}
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

function TickingCountdownRing({ mark }: { mark: ReactNode }) {
  return <CountdownRing left={useTimeLeft()} mark={mark} />;
}

function CountdownRing({ left, mark }: { left: TimeLeft | null; mark: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.ring}>
      <div className={styles.face}>
        <ProgressRing minutes={left?.minutes ?? 0} seconds={left?.seconds ?? 0} size={112} />
      </div>
      <div className={styles.time}>
        {left ? (
          <Countdown
            minutes={left.minutes}
            seconds={left.seconds}
            label={t({ id: 'accumulator.left', message: 'Time to the next count' })}
          />
        ) : null}
        {left ? (
          <span className={styles.mark}>
            {mark ?? <Trans id="accumulator.dial.mark">to next count</Trans>}
          </span>
        ) : null}
      </div>
    </div>
  );
}

/** With countdowns hidden: the dial stands still and says when the next count is. */
function NextCountTime({ times }: Pick<AccumulatorTime, 'times'>) {
  return (
    <div className={styles.ring}>
      <div className={styles.face}>
        <ProgressRing minutes={0} seconds={0} size={112} />
      </div>
      <div className={styles.time}>
        {times ? (
          <>
            <bdi dir="ltr">{times.next.player}</bdi>
            <span className={styles.mark}>
              <Trans id="accumulator.next-count.mark">next count</Trans>
            </span>
          </>
        ) : null}
      </div>
    </div>
  );
}
