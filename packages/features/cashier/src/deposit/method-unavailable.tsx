import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';

/** The method an address asks for is not offered to this player (PAY-07). */
export function MethodUnavailable() {
  return (
    <Alert tone="info" announce="now">
      <Trans id="deposit.method.unavailable">
        The payment method you chose is not available. Another one is selected.
      </Trans>
    </Alert>
  );
}
