import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import * as styles from './deposit.css.ts';

/** What the player gets for a deposit, and where an open one is seen. */
export function ReceiptNote() {
  return (
    <div className={styles.receiptNote}>
      <Alert tone="info" icon={<ReceiptText />}>
        <Trans id="deposit.receipt">
          You get a receipt with a reference. If a payment is still open, do not pay again: we show where it
          is.
        </Trans>
      </Alert>
    </div>
  );
}
