import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as styles from './bonus-picker.css.ts';
import { BonusPicker, type BonusPickerProps } from './bonus-picker.tsx';
import type { BonusOffers } from './use-bonus-offers.ts';

interface DeferredBonusPickerProps extends BonusPickerProps {
  offers: BonusOffers;
  /** Whether the form was there before anybody knew of the offers. */
  isLate: boolean;
}

/**
 * The choice of a bonus; where its offers come later than the form, a row of the same height before and after: they open by a
 * press, and push nothing away from under the finger. A bonus the player came for opens them by itself, and they stay.
 */
export function DeferredBonusPicker({ offers, isLate, ...props }: DeferredBonusPickerProps) {
  const { selection } = props;
  const [isOpen, setOpen] = useState(false);
  const isWanted = selection.kind === 'reading' || selection.chosen !== null || selection.missing !== null;
  if (isWanted && !isOpen) setOpen(true);
  if (!isLate || isOpen || isWanted) return <BonusPicker {...props} />;
  if (selection.kind === 'open')
    return (
      <Row>
        <span>
          <Trans id="deposit.bonus.deferred">A bonus can come with this deposit.</Trans>
        </span>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          <Trans id="deposit.bonus.deferred.show">Show the choices</Trans>
        </Button>
      </Row>
    );
  return (
    <Row>
      {offers.isPending ? (
        <Trans id="deposit.bonus.deferred.pending">Looking up which bonus can come with this deposit</Trans>
      ) : (
        <Trans id="deposit.bonus.deferred.none">No bonus comes with this deposit.</Trans>
      )}
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className={styles.deferredRow} role="status">
      {children}
    </div>
  );
}
