import type { Tournament } from '@baize/api/endpoints/rewards';
import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import * as css from './detail.css.ts';
import { PrizeMoney } from './tournament-facts.tsx';
import * as page from './tournament.css.ts';

/** What each place is paid. */
export function Prizes({ tournament: { prizes, prizePool, currencyCode } }: { tournament: Tournament }) {
  return (
    <Card as="section" aria-labelledby="tournament-prizes">
      <h2 id="tournament-prizes" className={css.cardTitle}>
        <Trans id="tournament.prizes">Prizes</Trans>
      </h2>
      <p className={css.pool}>
        <span className={page.label}>
          <Trans id="tournament.pool">Total prizes</Trans>
        </span>
        <span className={css.poolAmount}>
          <PrizeMoney amount={prizePool} currency={currencyCode} />
        </span>
      </p>
      <ul className={css.prizes}>
        {prizes.map(({ from, to, amount, label }) => (
          <li key={from} className={css.prize}>
            <bdi className={css.prizePlace} dir="ltr">
              {from === to ? from : `${from}–${to}`}
            </bdi>
            <span className={css.prizeLabel}>{label ?? <Each from={from} to={to} />}</span>
            <span className={css.prizeAmount}>
              {amount === null ? null : <PrizeMoney amount={amount} currency={currencyCode} />}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Each({ from, to }: { from: number; to: number }) {
  return from === to ? null : <Trans id="tournament.prize.each">each place</Trans>;
}
