import type { BonusLabel } from '@baize/api/calls/rewards';
import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import type { Activating } from '../activate/use-activate.ts';
import type { Cancelling } from '../cancel/use-cancel.ts';
import type { BonusesState } from '../page/bonuses-data.ts';
import { PartFailed } from '../page/bonuses-states.tsx';
import * as styles from '../page/bonuses-page.css.ts';
import { OfferedBonusCard } from './offered-bonus-card.tsx';

export interface OfferedSectionProps {
  offered: BonusesState;
  currency: string;
  activating: Pick<Activating, 'pending' | 'activate'>;
  cancelling: Pick<Cancelling, 'pending' | 'ask'>;
}

/** What waits to be taken; where nothing does, the section is not there. */
export function OfferedSection({ offered, currency, activating, cancelling }: OfferedSectionProps) {
  if (offered.kind === 'loading' || (offered.kind === 'known' && offered.rows.length === 0)) return null;
  const under = (bonus: BonusLabel) => {
    if (activating.pending.has(bonus.id)) return 'activation';
    return cancelling.pending.has(bonus.id) ? 'cancellation' : 'nothing';
  };
  return (
    <section className={styles.part} aria-labelledby="bonuses-offered">
      <h2 id="bonuses-offered" className={styles.section}>
        <Trans id="bonus.offered.title">Offered to you</Trans>
      </h2>
      {offered.kind === 'failed' ? (
        <Card>
          <PartFailed onRetry={offered.retry} />
        </Card>
      ) : (
        <div className={styles.cards}>
          {offered.rows.map((bonus) => (
            <OfferedBonusCard
              key={bonus.id}
              bonus={bonus}
              currency={currency}
              under={under(bonus)}
              onActivate={() => activating.activate(bonus)}
              onDecline={() => cancelling.ask(bonus)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
