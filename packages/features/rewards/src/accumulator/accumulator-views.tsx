import { formatPercent } from '@baize/i18n/formats';
import { usePageTarget, ModalLink } from '@baize/links';
import { Button, buttonClass } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Amount } from '../money/amount.tsx';
import { visitorBox } from '../stored-session.css.ts';
import { DEMO_MONEY, type MoneyFormat } from '../money/money-style.ts';
import * as styles from './accumulator-card.css.ts';
import { AccumulatorCard, type AccumulatorTime } from './accumulator-card.tsx';
import type { CountTimes } from './use-countdown.ts';

/** What the accumulator is, and a way in, for somebody who is not signed in. */
export function VisitorAccumulator({ times, left }: AccumulatorTime) {
  return (
    <AccumulatorCard
      times={times}
      left={left}
      className={visitorBox}
      mark={
        <Trans id="accumulator.to">
          to <bdi dir="ltr">{times?.next.player ?? ''}</bdi>
        </Trans>
      }
    >
      <p className={styles.text}>
        <Trans id="accumulator.about">
          A share of your net losses is added up at every full and half hour.
        </Trans>{' '}
        <NextCount times={times} />
      </p>
      <p className={styles.actions}>
        <ModalLink
          modal="login"
          className={`${buttonClass({ variant: 'secondary', size: 'small' })} ${styles.logIn}`}
        >
          <Trans id="accumulator.log-in">Log in to see yours</Trans>
        </ModalLink>
        <HowItWorks />
      </p>
    </AccumulatorCard>
  );
}

/** The two times of the next count; before the clock is known its line stands empty. */
function NextCount({ times }: { times: CountTimes | null }) {
  const player = <bdi dir="ltr">{times?.next.player ?? '00:00'}</bdi>;
  const utc = <bdi dir="ltr">{times?.next.utc ?? '00:00'} UTC</bdi>;
  return (
    <span className={times ? undefined : styles.unknown}>
      {isPlayerInUtc(times) ? (
        <Trans id="accumulator.next-count.utc">Next count {utc}.</Trans>
      ) : (
        <Trans id="accumulator.next-count">
          Next count {player} your time, {utc}.
        </Trans>
      )}
    </span>
  );
}

/** A player who lives in UTC is told one time, not the same one twice. */
function isPlayerInUtc(times: CountTimes | null): boolean {
  return times !== null && times.next.player === times.next.utc;
}

/** What is known of the player's award. */
export type AwardView =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'known'; payout: number; percent: number };

export interface PlayerAccumulatorProps extends AccumulatorTime {
  award: AwardView;
  money: MoneyFormat;
  onRetry(): void;
}

/** What has come together since the last count. */
export function PlayerAccumulatorView({ times, left, award, money, onRetry }: PlayerAccumulatorProps) {
  return (
    <AccumulatorCard times={times} left={left}>
      <p className={styles.small}>
        <Trans id="accumulator.since">
          Collected since <bdi dir="ltr">{times?.since ?? ''}</bdi>
        </Trans>
      </p>
      <Award award={award} money={money} onRetry={onRetry} />
      <p className={times ? styles.next : styles.unknown}>
        {isPlayerInUtc(times) ? (
          <Trans id="accumulator.next-count.short-utc">
            Next count <bdi dir="ltr">{times?.next.utc} UTC</bdi>
          </Trans>
        ) : (
          <Trans id="accumulator.next-count.short">
            Next count <bdi dir="ltr">{times?.next.player ?? '00:00'}</bdi>,{' '}
            <bdi dir="ltr">{times?.next.utc ?? '00:00'} UTC</bdi>
          </Trans>
        )}
      </p>
      <p className={styles.goes}>
        <Trans id="accumulator.goes">It is not in your balance yet.</Trans>
      </p>
    </AccumulatorCard>
  );
}

/** A player's card before the player's part of the page is there. */
export function AccumulatorSkeleton(time: AccumulatorTime) {
  return (
    <PlayerAccumulatorView
      {...time}
      award={{ kind: 'loading' }}
      money={DEMO_MONEY}
      onRetry={() => undefined}
    />
  );
}

function Award({ award, money, onRetry }: Omit<PlayerAccumulatorProps, keyof AccumulatorTime>) {
  const { i18n } = useLingui();
  if (award.kind === 'loading') {
    return (
      <div className={styles.award}>
        <Skeleton width={96} height={30} />
      </div>
    );
  }
  if (award.kind === 'failed') {
    return (
      <div className={styles.award} role="status">
        <p className={styles.small}>
          <Trans id="accumulator.failed">Your amount could not be loaded. Nothing is lost.</Trans>
        </p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          <Trans id="button.try-again">Try again</Trans>
        </Button>
      </div>
    );
  }
  const percent = formatPercent({ share: award.percent / 100, locale: i18n.locale });
  return (
    <div className={styles.award}>
      <p className={styles.amount}>
        <Amount value={award.payout} money={money} />
      </p>
      <p className={styles.small}>
        <Trans id="accumulator.percent">{percent} of net losses</Trans>
      </p>
    </div>
  );
}

/** To where it is told, also from that very page; nothing where the settings have no such page. */
function HowItWorks() {
  const target = usePageTarget('cashback');
  if (!target) return null;
  const look = `${linkClass} ${styles.how}`;
  const words = <Trans id="accumulator.how">How it works</Trans>;
  if (target.external)
    return (
      <a href={target.href} className={look}>
        {words}
      </a>
    );
  return (
    <Link to={`${target.href}#cashback-how`} className={look}>
      {words}
    </Link>
  );
}
