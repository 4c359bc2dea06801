import { copyText } from '@baize/browser/clipboard';
import { CopyField } from '@baize/ui/copy-field';
import { Skeleton } from '@baize/ui/skeleton';
import { useLingui } from '@lingui/react/macro';

interface ReceiptReferenceProps {
  transactionId: string;
  reference: string | null;
  /** Whether the transactions are known, where it may be named. */
  isRead: boolean;
}

/** What support knows a payment by: told with the answer, else among the transactions; its own number where neither has one. */
export function ReceiptReference({ transactionId, reference, isRead }: ReceiptReferenceProps) {
  const { t } = useLingui();
  if (reference === null && !isRead) return <Skeleton height={56} shape="block" />;
  return (
    <CopyField
      label={
        reference === null
          ? t({ id: 'withdraw.done.number', message: 'Transaction ID' })
          : t({ id: 'withdraw.done.reference', message: 'Reference for support' })
      }
      value={reference ?? transactionId}
      format={reference === null ? 'text' : 'reference'}
      copy={copyText}
      copyLabel={t({ id: 'button.copy', message: 'Copy' })}
      copiedLabel={t({ id: 'button.copied', message: 'Copied' })}
      failedLabel={t({ id: 'button.copy.refused', message: 'Select it and copy it by hand' })}
    />
  );
}
