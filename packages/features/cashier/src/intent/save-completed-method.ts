import { depositIntents } from './payment-intents.ts';
import { lastDepositMethod } from '../methods/last-deposit-method.ts';

/** A payment that went on elsewhere was credited: its method counts as used from then on. */
export function saveCompletedMethod(transactionId: string): void {
  const completed = depositIntents.completeElsewhere(transactionId);
  if (completed) lastDepositMethod.save(completed);
}
