import type { Transaction } from '@baize/api/endpoints/cashier';
import { cryptoDepositStatus } from '@baize/domain/crypto-deposit';
import { platformClock } from '@baize/browser/clock';
import { useLocale } from '@baize/shell/page';
import { useFormatLocalAndUtc } from '@baize/shell/format-local-and-utc';
import { formatMoneyText } from '@baize/i18n/formats';
import { isCryptoCurrency } from '@baize/domain/wallet';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import * as styles from './deposit.css.ts';
import { useShowResult } from '../results/use-show-result.ts';

/** Warns of paying twice while payments are not settled, and shows where each of them is (beyond 7). */
export function OpenPayments({ open }: { open: readonly Transaction[] }) {
  if (open.length === 0) return null;
  return (
    <Alert tone="warning">
      <div className={styles.lines}>
        {open.map((payment) => (
          <OpenPayment key={payment.transactionId} payment={payment} />
        ))}
      </div>
    </Alert>
  );
}

function OpenPayment({ payment }: { payment: Transaction }) {
  const twoTimes = useFormatLocalAndUtc();
  const locale = useLocale();
  const show = useShowResult();
  const { amount, currencyCode: currency, transactionId } = payment;
  const money = `\u2066${formatMoneyText({ amount, currency, locale, crypto: isCryptoCurrency(currency) })}\u2069`;
  const when = twoTimes(Date.parse(payment.date));
  const { crypto, status } = payment;
  const waits =
    crypto && cryptoDepositStatus({ status, deposit: crypto, now: platformClock.now() }) === 'waiting';
  return (
    <div className={styles.openPayment}>
      <span>
        {waits ? (
          <Trans id="crypto.open">
            A deposit of {money} from {when} waits for your coins.
          </Trans>
        ) : (
          <Trans id="deposit.open.text">
            A payment of {money} from {when} is still open. Do not pay again until it is settled.
          </Trans>
        )}
      </span>
      <Button variant="outline" size="small" onClick={() => show({ kind: 'pending', transactionId })}>
        {waits ? (
          <Trans id="crypto.see-address">See the address</Trans>
        ) : (
          <Trans id="deposit.open.see">See where it is</Trans>
        )}
      </Button>
    </div>
  );
}
