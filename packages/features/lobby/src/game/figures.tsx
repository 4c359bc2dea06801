import { formatMoneyText, formatNumber } from '@baize/i18n/formats';
import { useNow } from '@baize/shell/clock';
import { useLocale } from '@baize/shell/page';
import { PlayerIsland } from '@baize/shell/player-island';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode } from 'react';
import * as css from './bar.css.ts';
import { clockText } from './clock-text.ts';
import type { PlayerMoneyFacts } from './player-viewer.tsx';
import type { PlayState } from './play-state.ts';

const Balance = lazy(async () => ({ default: (await import('./balance.tsx')).Balance }));

const NOTHING = '–';

/** What this game has taken and given since it was opened, and the balance beside it. */
export function Figures({ state, money }: { state: PlayState; money: PlayerMoneyFacts | null }) {
  const { t } = useLingui();
  const game = state.kind === 'running' ? state : null;
  const since = game?.startedAt ?? null;
  const played = game?.mode === 'real' ? inMoney(money, game.currency) : null;
  const isDemo = state.kind !== 'cover' && state.mode === 'demo';
  return (
    <dl className={css.figures}>
      <Figure label={t({ id: 'game.session', message: 'This session' })}>
        {since === null ? NOTHING : <SessionTime since={since} />}
      </Figure>
      <Figure label={t({ id: 'game.net', message: 'Net result' })}>
        {game && since !== null ? <Amount value={game.net} money={played} sign="always" /> : NOTHING}
      </Figure>
      <Figure label={t({ id: 'game.staked', message: 'Staked' })}>
        {game && since !== null ? <Amount value={game.staked} money={played} sign="own" /> : NOTHING}
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
      ? formatNumber({ value, locale }).replace('-', '−')
      : formatMoneyText({ amount: value, locale, ...money });
  return <bdi dir="ltr">{sign === 'always' && value > 0 ? `+${text}` : text}</bdi>;
}
