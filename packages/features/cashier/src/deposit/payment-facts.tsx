import type { Transaction } from '@baize/api/endpoints/cashier';
import { isCryptoCurrency } from '@baize/domain/wallet';
import { formatMoneyText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { usePlayer } from '@baize/player';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { PaymentReference } from '@baize/wallet/payment-reference';
import { Trans } from '@lingui/react/macro';
import { depositIntents } from '../intent/payment-intents.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './deposit.css.ts';

/** What tells it apart from another one alike, what support knows it by, and the bonus that this browser asked for with it. */
export function PaymentFacts({ payment: { transactionId, method, reference } }: { payment: Transaction }) {
  const userId = usePlayer()?.getUser.userId ?? null;
  const bonus = depositIntents.madeAs(userId, transactionId)?.bonus ?? null;
  const name = <bdi>{bonus?.name}</bdi>;
  if (method === null && reference === null && bonus === null) return null;
  return (
    <span className={styles.paymentFacts}>
      {method === null ? null : <bdi>{method}</bdi>}
      {method === null || reference === null ? null : ' · '}
      {reference === null ? null : <PaymentReference>{reference}</PaymentReference>}
      {bonus === null ? null : (
        <>
          {' · '}
          <Trans id="deposit.result.bonus">Bonus: {name}</Trans>
        </>
      )}
    </span>
  );
}

/** Tells one button from the same one of another payment, for those who do not see what it stands beside. */
export function PaymentName({ payment: { amount, currencyCode, method } }: { payment: Transaction }) {
  const money = useMoneyFormatter(currencyCode)(amount);
  return <VisuallyHidden>{`: ${method === null ? money : `${money}, ${method}`}`}</VisuallyHidden>;
}

/** A payment's amount and time as they stand in a sentence of any direction. */
export function usePaymentWords({ amount, currencyCode: currency, date }: Transaction): {
  money: string;
  when: string;
} {
  const twoTimes = useFormatLocalAndUtc();
  const locale = useLocale();
  const money = formatMoneyText({ amount, currency, locale, crypto: isCryptoCurrency(currency) });
  return { money: `\u2066${money}\u2069`, when: twoTimes(Date.parse(date)) };
}
