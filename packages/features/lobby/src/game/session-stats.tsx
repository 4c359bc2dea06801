import { formatMoneyText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { useNow } from '@baize/page/clock';
import {
  getPlaySession,
  subscribePlaySession,
  type PlaySession,
  type PlaySum,
} from '@baize/player/play-session';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { useLingui } from '@lingui/react/macro';
import { lazy, useSyncExternalStore, type ReactNode } from 'react';
import * as css from './game-toolbar.css.ts';
import { formatElapsed } from './format-elapsed.ts';
import { formatPlayMoney } from './format-play-money.ts';
import type { PlayerCurrency } from './player-viewer-reporter.tsx';
import type { PlayState } from './play-state.ts';

const Balance = lazy(async () => ({ default: (await import('./game-balance.tsx')).GameBalance }));

const NO_VALUE = '–';

/**
 * How the player's session of play stands, over all games for money; a demo tells of itself alone. The balance stands
 * beside it.
 */
export function SessionStats({ state, money }: { state: PlayState; money: PlayerCurrency | null }) {
  const { t } = useLingui();
  const isDemo = state.kind !== 'cover' && state.mode === 'demo';
  const session = useSyncExternalStore(subscribePlaySession, getPlaySession, () => null);
  const { phase } = useSession();
  const played = isDemo ? demoTotals(state) : session && realMoneyTotals(session, money);
  const figures = (look: string) => (
    <dl className={look}>
      <Stat label={t({ id: 'game.session', message: 'This session' })}>
        {played === null ? NO_VALUE : <SessionTime since={played.since} />}
      </Stat>
      <Stat label={t({ id: 'game.net', message: 'Net result' })}>
        {played === null ? NO_VALUE : <StatAmount value={played.net} money={played.money} sign="always" />}
      </Stat>
      <Stat label={t({ id: 'game.staked', message: 'Staked' })}>
        {played === null ? NO_VALUE : <StatAmount value={played.staked} money={played.money} sign="own" />}
      </Stat>
      <Stat label={t({ id: 'nav.balance', message: 'Balance' })}>
        {isDemo ? (
          t({ id: 'game.play-money', message: 'Play money' })
        ) : (
          <PlayerBoundary fallback={NO_VALUE}>
            <Balance />
          </PlayerBoundary>
        )}
      </Stat>
    </dl>
  );
  if (isDemo || phase === 'signed-in') return figures(css.stats);
  // Before it is known who looks the page has both, and its mark of a kept session chooses: nothing moves afterwards.
  return (
    <>
      {phase === 'starting' ? figures(`${css.stats} ${css.whenSessionStored}`) : null}
      <p className={phase === 'starting' ? `${css.placeholder} ${css.whenNoSession}` : css.placeholder}>
        {t({
          id: 'game.stats.placeholder',
          message: 'Your session, net result, stakes and balance are shown here while you play.',
        })}
      </p>
    </>
  );
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.stat}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** Silent: a time that is read out every second cannot be listened to. */
function SessionTime({ since }: { since: number }) {
  const now = useNow({ every: 'second' });
  return <bdi dir="ltr">{formatElapsed((now ?? since) - since)}</bdi>;
}

interface SessionTotals {
  since: number;
  staked: number;
  net: number;
  /** Null for play money. */
  money: PlayerCurrency | null;
}

function demoTotals(state: PlayState): SessionTotals | null {
  if (state.kind !== 'running' || state.startedAt === null) return null;
  return { since: state.startedAt, staked: state.staked, net: state.net, money: null };
}

/** In the currency that was played last. */
function realMoneyTotals({ since, sums }: PlaySession, own: PlayerCurrency | null): SessionTotals {
  const [{ currency, staked, net } = NO_ROUND] = sums;
  return { since, staked, net, money: playedCurrency(own, currency) };
}

const NO_ROUND: PlaySum = { currency: null, staked: 0, net: 0 };

/** Rounds name their currency; before the first, and for its sign, the player's own tells. */
function playedCurrency(own: PlayerCurrency | null, currency: string | null): PlayerCurrency | null {
  if (currency === null || currency === own?.currency) return own;
  return { currency, symbol: null, crypto: false };
}

interface StatAmountProps {
  value: number;
  /** Null for play money. */
  money: PlayerCurrency | null;
  sign: 'always' | 'own';
}

function StatAmount({ value, money, sign }: StatAmountProps) {
  const locale = useLocale();
  const text =
    money === null
      ? formatPlayMoney({ amount: value, locale })
      : formatMoneyText({ amount: value, locale, ...money });
  return <bdi dir="ltr">{sign === 'always' && value > 0 ? `+${text}` : text}</bdi>;
}
