import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as styles from './bonus-choice.css.ts';
import { BonusChoice, type BonusChoiceProps } from './bonus-choice.tsx';
import type { BonusOffers } from './use-bonus-choice.ts';

interface LateBonusChoiceProps extends BonusChoiceProps {
  offers: BonusOffers;
  /** Whether the form was there before anybody knew of the offers. */
  isLate: boolean;
}

/**
 * The choice of a bonus; where its offers come later than the form, a row of the same height before and after: they open by a
 * press, and push nothing away from under the finger. A bonus the player came for opens by itself.
 */
export function LateBonusChoice({ offers, isLate, ...props }: LateBonusChoiceProps) {
  const { choice } = props;
  const [isOpen, setOpen] = useState(false);
  const isWanted = choice.kind === 'reading' || choice.chosen !== null || choice.missing !== null;
  if (!isLate || isOpen || isWanted) return <BonusChoice {...props} />;
  if (choice.kind === 'open')
    return (
      <Row>
        <span>
          <Trans id="deposit.bonus.late">A bonus can come with this deposit.</Trans>
        </span>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          <Trans id="deposit.bonus.late.show">Show the choices</Trans>
        </Button>
      </Row>
    );
  return (
    <Row>
      {offers.isPending ? (
        <Trans id="deposit.bonus.late.pending">Looking up which bonus can come with this deposit</Trans>
      ) : (
        <Trans id="deposit.bonus.late.none">No bonus comes with this deposit.</Trans>
      )}
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className={styles.late} role="status">
      {children}
    </div>
  );
}
