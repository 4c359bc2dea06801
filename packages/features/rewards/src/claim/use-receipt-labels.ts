import { useLingui } from '@lingui/react/macro';

/** What a receipt's facts are called, on paper and in a copied text alike. */
export function useReceiptLabels() {
  const { t } = useLingui();
  return {
    title: t({ id: 'receipt.paper.title', message: 'Receipt of a claimed reward' }),
    amount: t({ id: 'receipt.amount', message: 'Amount' }),
    day: t({ id: 'receipt.day', message: 'Reward day' }),
    paidAt: t({ id: 'receipt.paid-at', message: 'Paid' }),
    reference: t({ id: 'receipt.reference', message: 'Reference' }),
  };
}
