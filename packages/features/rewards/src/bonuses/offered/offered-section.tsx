import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import type { BonusActivation } from '../activate/use-activate-bonus.ts';
import type { BonusCancellation } from '../cancel/use-cancel-bonus.ts';
import type { BonusesState } from '../page/bonuses-data.ts';
import { BonusSectionError } from '../page/bonuses-states.tsx';
import * as styles from '../page/bonuses-page.css.ts';
import { OfferedBonusCard } from './offered-bonus-card.tsx';

export interface OfferedSectionProps {
  offered: BonusesState;
  currency: string;
  activation: Pick<BonusActivation, 'pending' | 'activate'>;
  cancellation: Pick<BonusCancellation, 'pending' | 'requestCancel'>;
}

/** What waits to be taken; where nothing does, the section is not there. */
export function OfferedSection({ offered, currency, activation, cancellation }: OfferedSectionProps) {
  if (offered.kind === 'loading' || (offered.kind === 'known' && offered.rows.length === 0)) return null;
  const under = (bonus: BonusLabel) => {
    if (activation.pending.has(bonus.id)) return 'activation';
    return cancellation.pending.has(bonus.id) ? 'cancellation' : 'nothing';
  };
  return (
    <section className={styles.part} aria-labelledby="bonuses-offered">
      <h2 id="bonuses-offered" className={styles.section}>
        <Trans id="bonus.offered.title">Offered to you</Trans>
      </h2>
      {offered.kind === 'failed' ? (
        <Card>
          <BonusSectionError onRetry={offered.retry} />
        </Card>
      ) : (
        <div className={styles.cards}>
          {offered.rows.map((bonus) => (
            <OfferedBonusCard
              key={bonus.id}
              bonus={bonus}
              currency={currency}
              pendingAction={under(bonus)}
              onActivate={() => activation.activate(bonus)}
              onDecline={() => cancellation.requestCancel(bonus)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
