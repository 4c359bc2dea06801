import { TRANSACTION_STATUSES } from '@baize/domain/transactions';
import * as v from 'valibot';
import { instantSchema, picklistOrUnknown } from '../../fields.ts';

export { TRANSACTION_STATUSES, type TransactionStatus } from '@baize/domain/transactions';

/** Each status a transaction has had with the instant it began, the oldest first; empty where the platform does not say (ours). */
export const paymentHistorySchema = v.nullish(
  v.array(v.object({ status: picklistOrUnknown(TRANSACTION_STATUSES), at: instantSchema })),
  [],
);
