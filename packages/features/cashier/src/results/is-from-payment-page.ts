import { depositIntents } from '../intent/payment-intents.ts';
import type { DepositResult } from './use-deposit-result.ts';

/**
 * Whether a result may come from a bank's or a provider's return address: not that of a payment which, as far as this browser
 * knows, never left the site.
 */
export function isFromPaymentPage({
  stored,
  transactionId,
}: Pick<DepositResult, 'stored' | 'transactionId'>) {
  if (transactionId === null) return true;
  if (stored === null) return !depositIntents.settledIds().includes(transactionId);
  if (stored.bank === 'asked') return true;
  const sent = depositIntents.madeAs(stored.userId, transactionId);
  // Of a payment that failed it is forgotten where it went on.
  return sent?.continuesElsewhere !== undefined && sent.hasFailed !== true;
}
