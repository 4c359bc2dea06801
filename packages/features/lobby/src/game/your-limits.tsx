import type { PlayerLimit } from '@baize/api/endpoints/account';
import { limitsQuery } from '@baize/api/queries/limits';
import { LIMIT_PERIOD_NAMES, sessionLimit } from '@baize/domain/limits';
import { PathLink } from '@baize/links';
import { useNow } from '@baize/page/clock';
import { useApi, usePlayer } from '@baize/player';
import { useRealityCheckInterval } from '@baize/player/reality-check';
import { buttonClass } from '@baize/ui/button';
import { Progress } from '@baize/ui/progress';
import { FormattedMoney } from '@baize/wallet/money';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './game-sidebar.css.ts';

/** The player's limits as far as they concern play: what is left now (LIM-01, LIM-03). Facts, in the player's money. */
export function YourLimits() {
  const { t } = useLingui();
  const limits = useQuery(limitsQuery(useApi()));
  const player = usePlayer();
  const interval = useRealityCheckInterval(player?.getUser.userId ?? null);
  if (!limits.data)
    return (
      <p className={css.text}>
        {limits.isError
          ? t({ id: 'game.limits.failed', message: 'Your limits could not be loaded. They still apply.' })
          : null}
      </p>
    );
  const { limits: told, sessionStartedAt } = limits.data;
  const session = told.find(({ type, minutes }) => type === 'session' && minutes !== null);
  const onMoney = told.filter(({ type, amount }) => (type === 'loss' || type === 'bet') && amount !== null);
  return (
    <>
      {session && sessionStartedAt ? (
        <SessionLeft minutes={session.minutes} startedAt={Date.parse(sessionStartedAt)} />
      ) : null}
      {onMoney.map((limit) => (
        <MoneyLeft key={`${limit.type} ${limit.period}`} limit={limit} />
      ))}
      {session || onMoney.length > 0 ? null : (
        <>
          <p className={css.text}>
            {t({ id: 'game.limits.none', message: 'You have set no limit on time, stakes or losses.' })}
          </p>
          <PathLink to="/profile/limits" className={buttonClass({ variant: 'outline' })}>
            <SlidersHorizontal size={18} aria-hidden />
            {t({ id: 'safer-play.limits', message: 'Set limits' })}
          </PathLink>
        </>
      )}
      {interval === null ? null : (
        <p className={css.text}>
          <Trans id="game.reality-check">Reality check every {interval} min</Trans>
        </p>
      )}
    </>
  );
}

function LimitRow({ label, left, bar }: { label: string; left: ReactNode; bar: ReactNode }) {
  return (
    <div className={css.limit}>
      <div className={css.limitHeader}>
        <span>{label}</span>
        <span className={css.left}>{left}</span>
      </div>
      {bar}
    </div>
  );
}

function SessionLeft({ minutes, startedAt }: { minutes: number | null; startedAt: number }) {
  const { t } = useLingui();
  const now = useNow({ every: 'minute' });
  const label = t({ id: 'game.limits.session', message: 'Session time' });
  const whole = minutes ?? 0;
  const { left } = sessionLimit({ startedAt, minutes, now: now ?? startedAt });
  const minutesLeft = Math.ceil((left ?? 0) / 60_000);
  const [hours, rest] = [Math.floor(minutesLeft / 60), minutesLeft % 60];
  const words =
    hours > 0
      ? t({ id: 'game.limits.hours-left', message: `${hours} h ${rest} min left` })
      : t({ id: 'game.limits.minutes-left', message: `${rest} min left` });
  return (
    <LimitRow
      label={label}
      left={words}
      bar={
        <Progress
          kind="limit"
          label={label}
          valueText={words}
          value={whole > 0 ? 1 - minutesLeft / whole : 1}
        />
      }
    />
  );
}

function MoneyLeft({ limit }: { limit: PlayerLimit }) {
  const player = usePlayer();
  const { type, period, amount, used, left, currencyCode } = limit;
  const label = useLimitName(type === 'loss' ? 'loss' : 'bet', LIMIT_PERIOD_NAMES[period]);
  if (amount === null) return null;
  const rest = Math.max(0, left ?? amount - (used ?? 0));
  const currency = currencyCode ?? player?.getUser.currencyCode ?? 'EUR';
  const crypto = player?.isCrypto ?? false;
  const money = (value: number) => <FormattedMoney amount={value} currency={currency} crypto={crypto} />;
  return (
    <LimitRow
      label={label}
      left={<Trans id="game.limits.left">{money(rest)} left</Trans>}
      bar={
        <Progress
          kind="limit"
          label={label}
          valueText={`${Math.round((1 - rest / Math.max(amount, rest, Number.EPSILON)) * 100)}%`}
          value={amount > 0 ? 1 - rest / amount : 1}
        />
      }
    />
  );
}

type Period = 'daily' | 'weekly' | 'monthly';

function useLimitName(type: 'loss' | 'bet', period: Period): string {
  const { t } = useLingui();
  if (type === 'loss') {
    if (period === 'daily') return t({ id: 'game.limits.loss.daily', message: 'Loss, today' });
    if (period === 'weekly') return t({ id: 'game.limits.loss.weekly', message: 'Loss, this week' });
    return t({ id: 'game.limits.loss.monthly', message: 'Loss, this month' });
  }
  if (period === 'daily') return t({ id: 'game.limits.bet.daily', message: 'Stakes, today' });
  if (period === 'weekly') return t({ id: 'game.limits.bet.weekly', message: 'Stakes, this week' });
  return t({ id: 'game.limits.bet.monthly', message: 'Stakes, this month' });
}
