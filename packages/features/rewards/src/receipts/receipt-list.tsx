import { receiptsTotal, type ClaimReceipt } from '@baize/domain/claim-receipts';
import { formatDay, formatMoneyText } from '@baize/i18n/formats';
import { Button } from '@baize/ui/button';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-style.ts';
import { PrintReceipt } from '../claim/print-receipt.tsx';
import * as styles from './receipt-list.css.ts';
import { ReceiptReference } from '../claim/receipt-reference.tsx';

const FIRST = 3;

export interface ReceiptListProps {
  receipts: readonly ClaimReceipt[];
  money: MoneyFormat;
}

/** Proof of every paid day, the newest first, and their sum (beyond 4). */
export function ReceiptList({ receipts, money }: ReceiptListProps) {
  const { t, i18n } = useLingui();
  const [all, setAll] = useState(false);
  const shown = all ? receipts : receipts.slice(0, FIRST);
  const days = receipts.length;
  const total = receiptsTotal(receipts);
  const [first, last] = daysOf(receipts).map((date) =>
    formatDay({ date, locale: i18n.locale, style: 'medium' }),
  );
  const sum = `\u2066${formatMoneyText({ amount: total, locale: i18n.locale, ...money })}\u2069`;
  return (
    <>
      <p className={styles.sum} data-receipts-sum="">
        {t({
          id: 'receipt.sum',
          message: plural(days, {
            one: `${sum} in # receipt, for the reward day ${first}.`,
            other: `${sum} in # receipts, for the reward days ${first} to ${last}.`,
          }),
        })}
      </p>
      <ul className={styles.list}>
        {shown.map((receipt) => (
          <ReceiptRow key={`${receipt.date} ${receipt.bonusId}`} receipt={receipt} money={money} />
        ))}
      </ul>
      {all || days <= FIRST ? null : (
        <Button variant="outline" size="small" className={styles.more} onClick={() => setAll(true)}>
          <Trans id="receipt.all">Show all {days}</Trans>
        </Button>
      )}
    </>
  );
}

/** The first and the last day that was paid. */
function daysOf(receipts: readonly ClaimReceipt[]): readonly [string, string] {
  const dates = receipts.map(({ date }) => date).toSorted((one, other) => one.localeCompare(other));
  return [dates[0] ?? '', dates.at(-1) ?? ''];
}

function ReceiptRow({ receipt, money }: { receipt: ClaimReceipt; money: MoneyFormat }) {
  const { i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const day = formatDay({ date: receipt.date, locale: i18n.locale, style: 'long' });
  const paid = twoTimes(receipt.paidAt);
  return (
    <li className={styles.row} data-receipt={receipt.date}>
      <span className={styles.icon} aria-hidden>
        <ReceiptText size={20} />
      </span>
      <div className={styles.copy}>
        <p className={styles.day}>
          <Trans id="receipt.of-day">Reward of {day}</Trans>
        </p>
        <p className={styles.paid}>
          <Trans id="receipt.paid">Paid {paid}</Trans>
        </p>
      </div>
      <p className={styles.amount}>
        <Amount value={receipt.amount} money={money} />
      </p>
      <div className={styles.take}>
        {receipt.reference === null ? (
          <p className={`${styles.paid} ${styles.reference}`}>
            <Trans id="receipt.reference.later">Its reference follows in a moment.</Trans>
          </p>
        ) : (
          <div className={styles.reference}>
            <ReceiptReference receipt={receipt} reference={receipt.reference} money={money} />
          </div>
        )}
        <div className={styles.print}>
          <PrintReceipt receipt={receipt} money={money} />
        </div>
      </div>
    </li>
  );
}
