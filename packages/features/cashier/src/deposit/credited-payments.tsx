import type { Transaction } from '@baize/api/endpoints/cashier';
import { isCryptoCurrency } from '@baize/domain/wallet';
import { formatMoneyText } from '@baize/i18n/formats';
import { useFormatLocalAndUtc } from '@baize/shell/format-local-and-utc';
import { useLocale } from '@baize/shell/page';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useShowResult } from '../results/use-show-result.ts';
import * as styles from './deposit.css.ts';
import { PaymentFacts } from './payment-facts.tsx';

/** Payments that were open above the form and have reached the balance while another one's receipt is told. */
export function CreditedPayments({ credited }: { credited: readonly Transaction[] }) {
  if (credited.length === 0) return null;
  return (
    <div className={styles.notice} role="status">
      <Alert tone="success">
        <div className={styles.openPayments}>
          {credited.map((payment) => (
            <CreditedPayment key={payment.transactionId} payment={payment} />
          ))}
        </div>
      </Alert>
    </div>
  );
}

function CreditedPayment({ payment }: { payment: Transaction }) {
  const twoTimes = useFormatLocalAndUtc();
  const locale = useLocale();
  const show = useShowResult();
  const { amount, currencyCode: currency, transactionId } = payment;
  const money = `\u2066${formatMoneyText({ amount, currency, locale, crypto: isCryptoCurrency(currency) })}\u2069`;
  const when = twoTimes(Date.parse(payment.date));
  return (
    <div className={styles.openPayment}>
      <span className={styles.openPaymentText}>
        <Trans id="deposit.credited.meanwhile">
          Your payment of {money} from {when} has reached your balance.
        </Trans>
        <PaymentFacts payment={payment} />
      </span>
      <Button variant="outline" size="small" onClick={() => show({ kind: 'success', transactionId })}>
        <Trans id="deposit.submitted.see">See the details</Trans>
      </Button>
    </div>
  );
}
