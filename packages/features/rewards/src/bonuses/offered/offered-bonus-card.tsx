import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { Button } from '@baize/ui/button';
import { Disclosure } from '@baize/ui/disclosure';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../bonus-card.css.ts';
import { BonusExpiry } from '../bonus-expiry.tsx';
import { BonusDuration } from '../bonus-duration.tsx';
import { BonusFacts } from '../bonus-facts.tsx';
import { BonusStrip } from '../bonus-strip.tsx';
import { MoneyLockNotice } from '../money-lock-notice.tsx';
import { BonusTerms } from '../bonus-terms.tsx';

export interface OfferedBonusCardProps {
  bonus: BonusLabel;
  currency: string;
  pendingAction: 'nothing' | 'activation' | 'cancellation';
  onActivate(): void;
  onDecline(): void;
}

/** A bonus that waits to be taken: its terms before the button, and no hurry. */
export function OfferedBonusCard(props: OfferedBonusCardProps) {
  const { bonus, currency, pendingAction, onActivate, onDecline } = props;
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
        <BonusExpiry bonus={bonus} />
        <BonusDuration bonus={bonus} />
        <MoneyLockNotice bonus={bonus} />
        <Disclosure label={<Trans id="bonus.facts.all">Everything about this bonus</Trans>}>
          <BonusFacts bonus={bonus} currency={currency} omit={['name', 'type', 'status']} />
        </Disclosure>
        <div className={styles.actions}>
          <Button
            pending={pendingAction === 'activation'}
            pendingLabel={t({ id: 'bonus.activating', message: 'Activating' })}
            aria-disabled={pendingAction === 'cancellation' || undefined}
            onClick={() => (pendingAction === 'nothing' ? onActivate() : undefined)}
          >
            <Trans id="bonus.activate">Activate</Trans>
          </Button>
          <Button
            variant="outline"
            pending={pendingAction === 'cancellation'}
            pendingLabel={t({ id: 'bonus.cancel.pending', message: 'Giving up' })}
            onClick={() => (pendingAction === 'nothing' ? onDecline() : undefined)}
          >
            <Trans id="bonus.decline">No, thanks</Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}
