import { formatMoneyText } from '@baize/i18n/formats';
import { useNow } from '@baize/shell/clock';
import { useLocale } from '@baize/shell/page';
import { playSession, subscribePlaySession, type PlaySession, type PlaySum } from '@baize/shell/play-session';
import { PlayerIsland } from '@baize/shell/player-island';
import { useSession } from '@baize/shell/session';
import { useLingui } from '@lingui/react/macro';
import { lazy, useSyncExternalStore, type ReactNode } from 'react';
import * as css from './bar.css.ts';
import { clockText } from './clock-text.ts';
import { playMoneyText } from './play-money-text.ts';
import type { PlayerMoneyFacts } from './player-viewer.tsx';
import type { PlayState } from './play-state.ts';

const Balance = lazy(async () => ({ default: (await import('./balance.tsx')).Balance }));

const NOTHING = '–';

/**
 * How the player's session of play stands, over all games for money; a demo tells of itself alone. The balance stands
 * beside it.
 */
export function Figures({ state, money }: { state: PlayState; money: PlayerMoneyFacts | null }) {
  const { t } = useLingui();
  const isDemo = state.kind !== 'cover' && state.mode === 'demo';
  const session = useSyncExternalStore(subscribePlaySession, playSession, () => null);
  const { phase } = useSession();
  const played = isDemo ? demoOf(state) : session && ofMoney(session, money);
  const figures = (look: string) => (
    <dl className={look}>
      <Figure label={t({ id: 'game.session', message: 'This session' })}>
        {played === null ? NOTHING : <SessionTime since={played.since} />}
      </Figure>
      <Figure label={t({ id: 'game.net', message: 'Net result' })}>
        {played === null ? NOTHING : <Amount value={played.net} money={played.money} sign="always" />}
      </Figure>
      <Figure label={t({ id: 'game.staked', message: 'Staked' })}>
        {played === null ? NOTHING : <Amount value={played.staked} money={played.money} sign="own" />}
      </Figure>
      <Figure label={t({ id: 'nav.balance', message: 'Balance' })}>
        {isDemo ? (
          t({ id: 'game.play-money', message: 'Play money' })
        ) : (
          <PlayerIsland fallback={NOTHING}>
            <Balance />
          </PlayerIsland>
        )}
      </Figure>
    </dl>
  );
  if (isDemo || phase === 'signed-in') return figures(css.figures);
  // Before it is known who looks the page has both, and its mark of a kept session chooses: nothing moves afterwards.
  return (
    <>
      {phase === 'starting' ? figures(`${css.figures} ${css.ifKept}`) : null}
      <p className={phase === 'starting' ? `${css.soon} ${css.ifNobody}` : css.soon}>
        {t({
          id: 'game.figures.soon',
          message: 'Your session, net result, stakes and balance stand here while you play.',
        })}
      </p>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.figure}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** Silent: a time that is read out every second cannot be listened to. */
function SessionTime({ since }: { since: number }) {
  const now = useNow({ every: 'second' });
  return <bdi dir="ltr">{clockText((now ?? since) - since)}</bdi>;
}

interface Played {
  since: number;
  staked: number;
  net: number;
  /** Null for play money. */
  money: PlayerMoneyFacts | null;
}

function demoOf(state: PlayState): Played | null {
  if (state.kind !== 'running' || state.startedAt === null) return null;
  return { since: state.startedAt, staked: state.staked, net: state.net, money: null };
}

/** In the currency that was played last. */
function ofMoney({ since, sums }: PlaySession, own: PlayerMoneyFacts | null): Played {
  const [{ currency, staked, net } = NO_ROUND] = sums;
  return { since, staked, net, money: inMoney(own, currency) };
}

const NO_ROUND: PlaySum = { currency: null, staked: 0, net: 0 };

/** Rounds name their currency; before the first, and for its sign, the player's own tells. */
function inMoney(own: PlayerMoneyFacts | null, currency: string | null): PlayerMoneyFacts | null {
  if (currency === null || currency === own?.currency) return own;
  return { currency, symbol: null, crypto: false };
}

interface AmountProps {
  value: number;
  /** Null for play money. */
  money: PlayerMoneyFacts | null;
  sign: 'always' | 'own';
}

function Amount({ value, money, sign }: AmountProps) {
  const locale = useLocale();
  const text =
    money === null
      ? playMoneyText({ amount: value, locale })
      : formatMoneyText({ amount: value, locale, ...money });
  return <bdi dir="ltr">{sign === 'always' && value > 0 ? `+${text}` : text}</bdi>;
}
