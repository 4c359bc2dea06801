import { formatMoneyText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { useNow } from '@baize/page/clock';
import { usePlayer } from '@baize/player';
import type { PlaySession } from '@baize/player/play-session';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './reality-check-prompt.css.ts';

/** How long this session of play has lasted, what was staked and what came of it; facts of one colour (LIM-07). */
export function PlayFigures({ session: { since, sums } }: { session: PlaySession }) {
  const { t } = useLingui();
  const now = useNow({ every: 'second' });
  const player = usePlayer();
  const own = player?.getUser.currencyCode ?? 'EUR';
  const rows = sums.length > 0 ? sums : [{ currency: own, staked: 0, net: 0 }];
  const money = (amount: number, currency: string | null, sign: 'always' | 'own') => (
    <Amount
      amount={amount}
      sign={sign}
      currency={currency ?? own}
      symbol={(currency ?? own) === own ? (player?.currencySymbol ?? null) : null}
      crypto={(currency ?? own) === own && (player?.isCrypto ?? false)}
    />
  );
  return (
    <dl className={css.figures}>
      <Figure label={t({ id: 'reality.time', message: 'Time' })}>
        <bdi dir="ltr">{clockText((now ?? since) - since)}</bdi>
      </Figure>
      {rows.flatMap(({ currency, staked, net }) => [
        <Figure key={`staked ${currency}`} label={t({ id: 'game.staked', message: 'Staked' })}>
          {money(staked, currency, 'own')}
        </Figure>,
        <Figure key={`net ${currency}`} label={t({ id: 'game.net', message: 'Net result' })}>
          {money(net, currency, 'always')}
        </Figure>,
      ])}
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

interface AmountProps {
  amount: number;
  sign: 'always' | 'own';
  currency: string;
  symbol: string | null;
  crypto: boolean;
}

function Amount({ sign, ...money }: AmountProps) {
  const locale = useLocale();
  const text = formatMoneyText({ ...money, locale });
  return <bdi dir="ltr">{sign === 'always' && money.amount > 0 ? `+${text}` : text}</bdi>;
}

function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
