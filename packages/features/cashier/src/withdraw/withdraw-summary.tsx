import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { balanceAfterWithdrawal } from '@baize/domain/withdrawal';
import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';
import { isLongAmount } from '../money/is-long-amount.ts';
import { feeOf } from '../money/fee-of.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { PayoutCoinText, payoutCoin } from './payout-coin.tsx';
import { payableBy, type WithdrawSource } from './use-withdraw-form.ts';
import * as styles from './withdraw-summary.css.ts';

interface WithdrawSummaryProps {
  amount: number | null;
  currency: string;
  /** The decimals an amount may have. */
  digits: number;
  /** What it is paid from; null where the balance may have the withdrawal in it already. */
  source: WithdrawSource | null;
  /** `unknown`: it was sent and has no answer, so nothing is promised of it. */
  outcome: 'expected' | 'unknown';
  /** What the method is called. */
  method: string;
  /** What it says of itself; null where it is not known. */
  terms: PaymentMethodRow | null;
  shape: 'page' | 'dialog';
  /** The button, which stands at the foot of the screen where there is no room here. */
  children: ReactNode;
}

/** What would be paid out, by which method, when it arrives and what would be left. */
export function WithdrawSummary(props: WithdrawSummaryProps) {
  const { amount, currency, digits, source, outcome, method, terms, shape, children } = props;
  const text = useMoneyFormatter(currency);
  const words = usePayTermLabels(currency);
  const fee = feeOf(amount ?? 0, terms?.withdrawalFee, currency);
  const isUnknown = outcome === 'unknown';
  const time = isUnknown ? null : words.time(terms?.withdrawalTime ?? null);
  const coin = payoutCoin(terms, currency);
  const out = amount === null ? '–' : text(amount);
  return (
    <section aria-labelledby="withdraw-summary" className={styles.column[shape]}>
      <Card className={styles.card[shape]}>
        <div className={`${styles.content} ${styles.body[shape]}`}>
          <h2 id="withdraw-summary" className={styles.title}>
            <Trans id="deposit.summary.title">Summary</Trans>
          </h2>
          <dl className={styles.rows}>
            {source === null ? null : (
              <Row name={<Trans id="withdraw.summary.available">You can withdraw</Trans>}>
                {text(terms === null ? source.withdrawable : payableBy(terms, { ...source, digits }))}
              </Row>
            )}
            {isUnknown ? <Row name={<Trans id="records.head.amount">Amount</Trans>}>{out}</Row> : null}
            <Row name={<Trans id="deposit.method">Method</Trans>}>
              <bdi>{method}</bdi>
            </Row>
            {fee === null ? null : (
              <Row name={<Trans id="deposit.summary.fee">Fee</Trans>}>
                {fee > 0 && amount !== null ? text(fee) : words.fee(terms?.withdrawalFee ?? null)}
              </Row>
            )}
            {time === null ? null : (
              <Row name={<Trans id="withdraw.review.arrives">Arrives</Trans>}>{time}</Row>
            )}
            {coin === null ? null : (
              <Row name={<Trans id="withdraw.coin">Coin</Trans>}>
                <PayoutCoinText coin={coin} />
              </Row>
            )}
            {source === null ? null : (
              <Row name={<Trans id="withdraw.balance-after">Balance afterwards</Trans>}>
                {amount === null
                  ? '–'
                  : text(balanceAfterWithdrawal({ balance: source.withdrawable, amount, fee }))}
              </Row>
            )}
            <div className={styles.total}>
              <dt>
                <Trans id="withdraw.summary.out">Paid out to you</Trans>
              </dt>
              {isUnknown ? (
                <dd className={styles.value}>
                  <Trans id="deposit.summary.unknown">Not known yet</Trans>
                </dd>
              ) : (
                <dd
                  className={amount === null ? styles.value : styles.totalAmount}
                  data-long={isLongAmount(out)}
                >
                  {out}
                </dd>
              )}
            </div>
          </dl>
        </div>
        {children}
      </Card>
      {isUnknown ? null : (
        <p className={styles.note[shape]}>
          <ReceiptText size={20} aria-hidden className={styles.icon} />
          <span>
            <Trans id="withdraw.summary.note">
              The money leaves your balance at once. You get a reference, and your transactions show where it
              is.
            </Trans>
          </span>
        </p>
      )}
    </section>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
