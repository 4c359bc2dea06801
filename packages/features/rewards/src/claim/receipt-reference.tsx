import { copyText } from '@baize/browser/clipboard';
import type { ClaimReceipt } from '@baize/domain/claim-receipts';
import { formatDay, formatMoneyText } from '@baize/i18n/formats';
import { CopyField } from '@baize/ui/copy-field';
import { useLingui } from '@lingui/react/macro';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import type { MoneyFormat } from '../money/money-style.ts';
import { useReceiptLabels } from './use-receipt-labels.ts';

/** What support finds a payment by, to take along: the press copies the whole receipt, a line for each fact. */
export function ReceiptReference({
  receipt,
  reference,
  money,
}: {
  receipt: Pick<ClaimReceipt, 'date' | 'amount' | 'paidAt'>;
  reference: string;
  money: MoneyFormat;
}) {
  const { t, i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const { locale } = i18n;
  const amount = formatMoneyText({ amount: receipt.amount, locale, ...money });
  const day = formatDay({ date: receipt.date, locale, style: 'long' });
  const words = useReceiptLabels();
  const lines = [
    words.title,
    `${words.amount}: ${amount} (${money.currency})`,
    `${words.day}: ${day} (${receipt.date})`,
    `${words.paidAt}: ${twoTimes(receipt.paidAt)}`,
    `${words.reference}: ${reference}`,
  ];
  return (
    <CopyField
      label={t({ id: 'receipt.reference.label', message: 'Reference' })}
      value={reference}
      format="reference"
      copyLabel={t({ id: 'button.copy', message: 'Copy' })}
      copiedLabel={t({ id: 'button.copied', message: 'Copied' })}
      failedLabel={t({ id: 'button.copy.refused', message: 'Select it and copy it by hand' })}
      // Marks that keep runs apart on a screen are noise in somebody's letter.
      copy={() => copyText(lines.join('\n').replaceAll(/[\u2066-\u2069]/g, ''))}
    />
  );
}
