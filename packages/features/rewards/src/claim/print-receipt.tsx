import type { ClaimReceipt } from '@baize/domain/claim-receipts';
import { formatDay } from '@baize/i18n/formats';
import { usePage } from '@baize/page';
import { useBrand } from '@baize/page/brand';
import { useZone } from '@baize/page/clock';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-style.ts';
import * as styles from './print-receipt.css.ts';
import { useReceiptLabels } from './use-receipt-labels.ts';

/**
 * Puts one receipt alone on paper; the page stays as it is. Over a page the paper lies `ready` while the receipt is
 * shown, so that the browser's own print command prints it, too; in a list it is laid out `on-demand`.
 */
export function PrintReceipt({
  receipt,
  money,
  paper = 'on-demand',
}: {
  receipt: ClaimReceipt;
  money: MoneyFormat;
  paper?: 'on-demand' | 'ready';
}) {
  const { t, i18n } = useLingui();
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);
  const day = formatDay({ date: receipt.date, locale: i18n.locale, style: 'long' });
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<Printer size={18} aria-hidden />}
        aria-label={t({ id: 'receipt.print.day', message: `Print the receipt of ${day}` })}
        onClick={() => setPrinting(true)}
      >
        <span data-word>
          <Trans id="receipt.print">Print</Trans>
        </span>
      </Button>
      {printing || paper === 'ready'
        ? createPortal(<ReceiptSheet receipt={receipt} money={money} />, document.body)
        : null}
    </>
  );
}

/** The sheet: in sight on paper only. */
export function ReceiptSheet({ receipt, money }: { receipt: ClaimReceipt; money: MoneyFormat }) {
  const { name } = useBrand();
  const { settings } = usePage();
  const { i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const zone = useZone();
  const words = useReceiptLabels();
  return (
    <div className={styles.sheet} data-receipt-paper="">
      <p className={styles.brand}>{settings.brandName ?? name}</p>
      <h1 className={styles.title}>{words.title}</h1>
      <dl className={styles.facts}>
        <Line name={words.amount}>
          <Amount value={receipt.amount} money={money} /> <bdi dir="ltr">({money.currency})</bdi>
        </Line>
        <Line name={words.day}>
          {formatDay({ date: receipt.date, locale: i18n.locale, style: 'long' })}{' '}
          <bdi dir="ltr">({receipt.date})</bdi>
        </Line>
        <Line name={words.paidAt}>{twoTimes(receipt.paidAt)}</Line>
        {zone === null ? null : (
          <Line name={<Trans id="receipt.zone">Your time zone</Trans>}>
            <bdi dir="ltr">{zone}</bdi>
          </Line>
        )}
        <Line name={words.reference}>
          {receipt.reference === null ? '–' : <bdi dir="ltr">{receipt.reference}</bdi>}
        </Line>
      </dl>
    </div>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
