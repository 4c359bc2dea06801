import type { Transaction } from '@baize/api/calls/cashier';
import { useLocale } from '@baize/shell/page';
import { useTwoTimes } from '@baize/shell/two-times';
import { formatMoneyText } from '@baize/i18n/formats';
import { isCryptoCurrency } from '@baize/domain/wallet';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import * as styles from './deposit.css.ts';
import { useShowResult } from '../results/show-result.ts';

/** Warns of paying twice while a payment is not settled, and shows where it is (beyond 7). */
export function OpenPayments({ open }: { open: readonly Transaction[] }) {
  const twoTimes = useTwoTimes();
  const locale = useLocale();
  const show = useShowResult();
  const [latest] = open;
  if (!latest) return null;
  const { amount, currencyCode: currency, transactionId } = latest;
  const money = `\u2066${formatMoneyText({ amount, currency, locale, crypto: isCryptoCurrency(currency) })}\u2069`;
  const when = twoTimes(Date.parse(latest.date));
  return (
    <Alert tone="warning">
      <div className={styles.open}>
        <span>
          <Trans id="deposit.open.text">
            A payment of {money} from {when} is still open. Do not pay again until it is settled.
          </Trans>
        </span>
        <Button variant="outline" size="small" onClick={() => show({ kind: 'pending', transactionId })}>
          <Trans id="deposit.open.see">See where it is</Trans>
        </Button>
      </div>
    </Alert>
  );
}
