import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import * as styles from './deposit.css.ts';

/** Another tab has sent the same player's payment and waits for the answer (HTTP-05). */
export function PaymentInOtherTab({ money, sent }: { money: string; sent: PaymentIntent }) {
  const { method } = sent;
  return (
    <Alert tone="warning" announce="now">
      <div className={styles.lines}>
        <strong>
          <Trans id="deposit.other-tab.title">You are already paying in another tab</Trans>
        </strong>
        <span>
          <Trans id="deposit.other-tab.text">
            {money} by <bdi>{method}</bdi>. We are waiting for the answer. Please do not pay again meanwhile.
          </Trans>
        </span>
      </div>
    </Alert>
  );
}
