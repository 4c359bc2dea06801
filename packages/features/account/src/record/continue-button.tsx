import { Button } from '@baize/ui/button';
import type { OnwardPayment } from '@baize/wallet/continue-payment';
import { Trans } from '@lingui/react/macro';

interface ContinueButtonProps {
  onward: OnwardPayment;
  method: string | null;
}

/** Leads on with a payment that waits for the player, in the words of the deposit form. */
export function ContinueButton({ onward: { place, go }, method }: ContinueButtonProps) {
  return (
    <Button size="small" onClick={go}>
      {place === 'bank' ? (
        <Trans id="deposit.continue.bank">Continue with your bank</Trans>
      ) : method === null ? (
        <Trans id="deposit.continue.provider">Continue at the provider</Trans>
      ) : (
        <span>
          <Trans id="deposit.continue">
            Continue with <bdi>{method}</bdi>
          </Trans>
        </span>
      )}
    </Button>
  );
}
