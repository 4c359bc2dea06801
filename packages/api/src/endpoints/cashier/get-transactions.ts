import { TRANSACTION_TYPES } from '@baize/domain/transactions';
import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import {
  amountSchema,
  countSchema,
  instantSchema,
  picklistOrUnknown,
  looseIdSchema,
  maybeAmount,
  maybeFlag,
  maybeInstant,
  maybeNumber,
  maybeText,
  urlSchema,
} from '../../fields.ts';
import { cryptoPaymentSchema } from './crypto-payment.ts';
import { threeDsSchema } from './deposit.ts';
import { historyQueryFields } from './history-query-fields.ts';
import { paymentHistorySchema, TRANSACTION_STATUSES } from './payment-status.ts';

export { TRANSACTION_TYPES };

const transactionsQuerySchema = v.object({
  ...historyQueryFields,
  type: v.optional(v.picklist(TRANSACTION_TYPES)),
  status: v.optional(v.picklist(TRANSACTION_STATUSES)),
});

/** Which transactions are wanted. */
export type TransactionsRequest = v.InferInput<typeof transactionsQuerySchema>;

const transactionSchema = v.object({
  transactionId: looseIdSchema,
  date: instantSchema,
  method: maybeText,
  type: picklistOrUnknown(TRANSACTION_TYPES),
  amount: amountSchema,
  currencyCode: v.string(),
  status: picklistOrUnknown(TRANSACTION_STATUSES),
  isBonus: maybeFlag,
  code: maybeText,
  reference: maybeText,
  history: paymentHistorySchema,
  failedMethodId: maybeNumber,
  // Ours, of a withdrawal; `fee` of a deposit, too. One that cannot be read must not cost the line of the payment.
  destination: v.fallback(maybeText, null),
  fee: v.fallback(maybeAmount, null),
  expectedAt: v.fallback(maybeInstant, null),
  // Ours. One that cannot be read must not cost the line of the payment.
  crypto: v.fallback(v.nullish(cryptoPaymentSchema, null), null),
  // Ours, of a deposit that waits for the player: where it is gone on with, as its answer said, and until when.
  redirectUrl: v.optional(v.fallback(v.nullable(urlSchema), null)),
  threeDs: v.optional(v.fallback(v.nullable(threeDsSchema), null)),
  expiresAt: v.optional(v.fallback(v.nullable(instantSchema), null)),
});

/**
 * One line of the table: its seven columns, with the failure's code and the number for support (PAY-10, S2 §3); ours:
 * `history`, `failedMethodId` of a deposit that came to nothing, of one that waits for the player the way back to the provider
 * (`redirectUrl`) or the bank (`threeDs`) and the end of its time (`expiresAt`), of a withdrawal the account it goes to as it may be shown
 * (`destination`) and by when it should arrive (`expectedAt`), what a payment costs beside its amount (`fee`), and the bonus check's code
 * in `code` of a credited deposit whose chosen bonus did not come.
 */
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** Reads one page of the player's transactions, the newest first. */
export const getTransactions = defineEndpoint({
  name: 'get-transactions',
  method: 'GET',
  path: '/api/user/transactions',
  auth: 'required',
  request: { query: transactionsQuerySchema },
  response: v.object({
    transactions: v.object({
      count: v.nullish(countSchema, 0),
      rows: v.nullish(v.array(transactionSchema), []),
    }),
  }),
});
