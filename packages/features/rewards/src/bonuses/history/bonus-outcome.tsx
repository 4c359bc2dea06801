import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { getBonusAmounts } from '../bonus-money.ts';
import { BothAmounts } from '../fact-value.tsx';
import * as styles from './history-list.css.ts';

type OutcomeField = 'releasedAmount' | 'lostAmount';

/**
 * What an ended bonus came to in money: what of it became the player's own, and what was lost. Both where both are
 * more than nothing, else the one that says how it ended; nothing where the platform does not tell.
 */
export function BonusOutcome({ bonus, currency }: { bonus: BonusLabel; currency: string }) {
  const value = (field: OutcomeField) => bonus[field] ?? bonus.convertedAmounts?.[field] ?? null;
  const amount = (field: OutcomeField) => <BothAmounts amounts={getBonusAmounts(bonus, field, currency)} />;
  const released = value('releasedAmount');
  const lost = value('lostAmount');
  const won = released !== null && (released > 0 || (bonus.status === 'completed' && !lost));
  const gone = lost !== null && (lost > 0 || bonus.status !== 'completed');
  return (
    <>
      {won ? (
        <Line kind="released">
          <Trans id="bonus.outcome.released">{amount('releasedAmount')} became yours</Trans>
        </Line>
      ) : null}
      {gone ? (
        <Line kind="lost">
          <Trans id="bonus.outcome.lost">{amount('lostAmount')} lost</Trans>
        </Line>
      ) : null}
    </>
  );
}

function Line({ kind, children }: { kind: keyof typeof styles.outcome; children: ReactNode }) {
  return (
    <span className={styles.outcome[kind]} data-outcome={kind}>
      {children}
    </span>
  );
}
