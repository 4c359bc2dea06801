import { copyText } from '@baize/browser/clipboard';
import { CopyField } from '@baize/ui/copy-field';
import { useLingui } from '@lingui/react/macro';

/** What support finds a payment by, to take along. */
export function ReceiptReference({ reference }: { reference: string }) {
  const { t } = useLingui();
  return (
    <CopyField
      label={t({ id: 'receipt.reference.label', message: 'Reference' })}
      value={reference}
      copyLabel={t({ id: 'button.copy', message: 'Copy' })}
      copiedLabel={t({ id: 'button.copied', message: 'Copied' })}
      refusedLabel={t({ id: 'button.copy.refused', message: 'Select it and copy it by hand' })}
      copy={copyText}
    />
  );
}
