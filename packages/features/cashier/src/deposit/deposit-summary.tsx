import { sumDecimals } from '@baize/domain/decimal';
import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DepositLock, SentDepositLock, SentDepositLockText } from '../offers/deposit-lock.tsx';
import { BonusLock } from '../offers/bonus-lock.tsx';
import { LockNote } from '../offers/lock-note.tsx';
import type { BonusSelection } from '../offers/use-bonus-offers.ts';
import type { DepositLimit } from '../limit-bar/use-deposit-limits.ts';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';
import { feeOf } from '../money/fee-of.ts';
import { MoneyAmount } from '../money/money-amount.tsx';
import * as styles from './deposit-summary.css.ts';

type PaymentTerms = Pick<PaymentMethodRow, 'depositFee' | 'depositTime'>;

export interface DepositSummaryProps {
  amount: number | null;
  currency: string;
  /** What the method is called. */
  method: string;
  /** What it says of fee and time; null where it is not known. */
  terms: PaymentTerms | null;
  /** `unknown`: it was sent and has no answer, so nothing is promised of it. */
  outcome?: 'expected' | 'unknown' | undefined;
  limit: DepositLimit | null;
  bonus: BonusSelection['chosen'];
  /** The name of the bonus that was sent with it; `bonus` is what is known of its terms. */
  sentBonus?: string | undefined;
  /** `shown` also before there is anything to decide, so that the row does not come later. */
  bonusRow: 'shown' | 'none';
  /** What follows the press on the button. */
  next: 'card' | 'coins' | 'elsewhere';
}

/** What is about to be paid, and what it leaves of the tightest limit (look §9). */
export function DepositSummary({
  amount,
  currency,
  method,
  terms,
  outcome = 'expected',
  limit,
  bonus,
  sentBonus,
  bonusRow,
  next,
}: DepositSummaryProps) {
  const words = usePayTermLabels(currency);
  const fee = feeOf(amount ?? 0, terms?.depositFee, currency);
  const isUnknown = outcome === 'unknown';
  const time = isUnknown ? null : words.time(terms?.depositTime ?? null);
  const money = amount === null ? '–' : <MoneyAmount value={amount} currency={currency} />;
  // A fee is taken beside the amount, not out of it.
  const paid =
    amount === null ? '–' : <MoneyAmount value={sumDecimals([amount, fee ?? 0])} currency={currency} />;
  return (
    <section aria-labelledby="deposit-summary" className={styles.summary}>
      <h2 id="deposit-summary" className={styles.title}>
        <Trans id="deposit.summary.title">Summary</Trans>
      </h2>
      <dl className={styles.rows}>
        <Row name={<Trans id="deposit.summary.pay">You pay</Trans>}>{paid}</Row>
        <Row name={<Trans id="deposit.summary.by">Paid by</Trans>}>
          <bdi>{method}</bdi>
        </Row>
        {fee === null ? null : (
          <Row name={<Trans id="deposit.summary.fee">Fee</Trans>}>
            {fee > 0 && amount !== null ? (
              <MoneyAmount value={fee} currency={currency} />
            ) : (
              words.fee(terms?.depositFee ?? null)
            )}
          </Row>
        )}
        {time === null ? null : <Row name={<Trans id="deposit.summary.time">Credited</Trans>}>{time}</Row>}
        {limit === null ? null : (
          <Row name={<Trans id="deposit.summary.limit-after">Limit left afterwards</Trans>}>
            {amount === null ? (
              '–'
            ) : (
              <MoneyAmount value={Math.max(0, sumDecimals([limit.left, -amount]))} currency={currency} />
            )}
          </Row>
        )}
        {bonusRow === 'shown' ? (
          <Row name={<Trans id="deposit.summary.bonus">Bonus</Trans>}>
            {sentBonus === undefined || bonus !== null ? (
              <SummaryBonus chosen={bonus} currency={currency} />
            ) : (
              <bdi>{sentBonus}</bdi>
            )}
          </Row>
        ) : null}
        <div className={styles.total}>
          <dt>
            <Trans id="deposit.summary.total">To your balance</Trans>
          </dt>
          {isUnknown ? (
            <dd className={styles.value}>
              <Trans id="deposit.summary.unknown">Not known yet</Trans>
            </dd>
          ) : (
            <dd className={styles.totalAmount}>{money}</dd>
          )}
        </div>
      </dl>
      {isUnknown ? null : <NextStepNote next={next} />}
      {bonus !== null || sentBonus !== undefined ? (
        <>
          <LockNote>
            {isUnknown ? (
              <>
                <SentDepositLockText />{' '}
              </>
            ) : null}
            <BonusLock
              bonus={bonus?.bonus ?? null}
              currency={currency}
              beside={isUnknown ? 'nothing' : 'deposit-lock'}
            />
          </LockNote>
          {isUnknown ? null : <DepositLock currency={currency} />}
        </>
      ) : isUnknown ? (
        <SentDepositLock />
      ) : (
        <DepositLock currency={currency} />
      )}
    </section>
  );
}

function NextStepNote({ next }: Pick<DepositSummaryProps, 'next'>) {
  return (
    <p className={styles.note}>
      {next === 'card' ? (
        <Trans id="deposit.note.bank">Your bank may ask you to confirm.</Trans>
      ) : next === 'coins' ? (
        <Trans id="deposit.note.coins">The next step shows where to send the coins.</Trans>
      ) : (
        <Trans id="deposit.note.provider">You may continue on the payment provider’s page.</Trans>
      )}
    </p>
  );
}

function SummaryBonus({ chosen, currency }: { chosen: BonusSelection['chosen']; currency: string }) {
  if (chosen === null) return <Trans id="deposit.bonus.none">No bonus</Trans>;
  const { offer, bonus } = chosen;
  return (
    <>
      <bdi>{offer.name}</bdi>
      {bonus.bonusAmount === null ? null : (
        <>
          {', '}
          <MoneyAmount value={bonus.bonusAmount} currency={currency} />
        </>
      )}
    </>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
