import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import type { CardMismatch } from '@baize/domain/card-brand';
import { methodTitle } from '@baize/domain/payment-methods';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import * as styles from './card-form.css.ts';
import { CARD_BRAND_NAMES } from './card-brand-names.ts';

interface CardMismatchAlertProps {
  mismatch: CardMismatch<PaymentMethodRow>;
  method: PaymentMethodRow;
  /** Chooses the method the card fits; null where the payment's method stands. */
  onSwitch: ((id: number) => void) | null;
}

/** Tells that a card belongs to another method before it is paid with, and leads there by one press. */
export function CardMismatchAlert({ mismatch, method, onSwitch }: CardMismatchAlertProps) {
  const { brand, fitting } = mismatch;
  const card = CARD_BRAND_NAMES[brand];
  const chosen = <bdi>{methodTitle(method)}</bdi>;
  const other = fitting && <bdi>{methodTitle(fitting)}</bdi>;
  return (
    <Alert tone="warning" announce="now">
      <div className={styles.mismatch}>
        <span>
          {fitting ? (
            <Trans id="deposit.card.brand.other">
              This is a {card} card, and you have chosen {chosen}.
            </Trans>
          ) : (
            <Trans id="deposit.card.brand.none">
              This is a {card} card. {chosen} may decline it, and no other method here is for it.
            </Trans>
          )}
        </span>
        {fitting && onSwitch ? (
          <Button variant="outline" size="small" onClick={() => onSwitch(fitting.id)}>
            <span>
              <Trans id="deposit.card.brand.switch">Pay by {other}</Trans>
            </span>
          </Button>
        ) : null}
      </div>
    </Alert>
  );
}
