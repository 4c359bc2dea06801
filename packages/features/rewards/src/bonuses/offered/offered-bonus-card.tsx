import type { BonusLabel } from '@baize/api/calls/rewards';
import { Button } from '@baize/ui/button';
import { Disclosure } from '@baize/ui/disclosure';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../bonus-card.css.ts';
import { BonusEnd } from '../bonus-end.tsx';
import { BonusRuns } from '../bonus-runs.tsx';
import { BonusFacts } from '../bonus-facts.tsx';
import { BonusStrip } from '../bonus-strip.tsx';
import { LockNote } from '../lock-note.tsx';
import { BonusTerms } from '../bonus-terms.tsx';

export interface OfferedBonusCardProps {
  bonus: BonusLabel;
  currency: string;
  under: 'nothing' | 'activation' | 'cancellation';
  onActivate(): void;
  onDecline(): void;
}

/** A bonus that waits to be taken: its terms before the button, and no hurry. */
export function OfferedBonusCard(props: OfferedBonusCardProps) {
  const { bonus, currency, under, onActivate, onDecline } = props;
  const { t } = useLingui();
  return (
    <article className={styles.card} data-bonus={bonus.id}>
      <BonusStrip bonus={bonus} />
      <div className={styles.body}>
        <div>
          <h3 className={styles.name}>
            <bdi>{bonus.name}</bdi>
          </h3>
          <BonusTerms bonus={bonus} currency={currency} />
        </div>
        <BonusEnd bonus={bonus} />
        <BonusRuns bonus={bonus} />
        <LockNote bonus={bonus} />
        <Disclosure label={<Trans id="bonus.facts.all">Everything about this bonus</Trans>}>
          <BonusFacts bonus={bonus} currency={currency} without={['name', 'type', 'status']} />
        </Disclosure>
        <div className={styles.actions}>
          <Button
            pending={under === 'activation'}
            pendingLabel={t({ id: 'bonus.activating', message: 'Activating' })}
            aria-disabled={under === 'cancellation' || undefined}
            onClick={() => (under === 'nothing' ? onActivate() : undefined)}
          >
            <Trans id="bonus.activate">Activate</Trans>
          </Button>
          <Button
            variant="outline"
            pending={under === 'cancellation'}
            pendingLabel={t({ id: 'bonus.cancel.pending', message: 'Giving up' })}
            onClick={() => (under === 'nothing' ? onDecline() : undefined)}
          >
            <Trans id="bonus.decline">No, thanks</Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}
