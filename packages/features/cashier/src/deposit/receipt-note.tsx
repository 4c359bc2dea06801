import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { useIsListUnreadable } from '../intent/latest-deposits.ts';
import * as styles from './deposit.css.ts';

/** What the player gets for a deposit, and where an open one is seen: not promised while the list cannot be read. */
export function ReceiptNote() {
  const isUnreadable = useIsListUnreadable();
  return (
    <div className={styles.receiptNote}>
      <Alert tone="info" icon={<ReceiptText />}>
        {isUnreadable ? (
          <Trans id="deposit.receipt.unreadable">
            You get a receipt with a reference. We cannot show all open payments right now.
          </Trans>
        ) : (
          <Trans id="deposit.receipt">
            You get a receipt with a reference. If a payment is still open, do not pay again: we show where it
            is.
          </Trans>
        )}
      </Alert>
    </div>
  );
}
