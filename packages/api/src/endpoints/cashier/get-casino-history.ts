import { CASINO_ENTRY_TYPES } from '@baize/domain/transactions';
import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import {
  amountSchema,
  countSchema,
  idSchema,
  instantSchema,
  picklistOrUnknown,
  looseIdSchema,
  maybeAmount,
  maybeText,
} from '../../fields.ts';
import { historyQueryFields } from './history-query-fields.ts';

export { CASINO_ENTRY_TYPES };

const casinoHistoryQuerySchema = v.object({
  ...historyQueryFields,
  type: v.optional(v.picklist(CASINO_ENTRY_TYPES)),
  status: v.optional(idSchema),
});

/** Which bets and wins are wanted. */
export type CasinoHistoryRequest = v.InferInput<typeof casinoHistoryQuerySchema>;

const casinoHistoryEntrySchema = v.object({
  transactionId: looseIdSchema,
  type: picklistOrUnknown(CASINO_ENTRY_TYPES),
  gameName: v.nullish(v.string(), ''),
  gameSlug: maybeText,
  provider: v.nullish(v.string(), ''),
  balanceBefore: maybeAmount,
  amount: amountSchema,
  balanceAfter: maybeAmount,
  bonusBalance: maybeAmount,
  currencyCode: maybeText,
  date: instantSchema,
});

/** One line of the table, with its nine columns (PAY-10, S2 §3). */
export type CasinoHistoryEntry = v.InferOutput<typeof casinoHistoryEntrySchema>;

/** Reads one page of the player's bets and wins, the newest first. */
export const getCasinoHistory = defineEndpoint({
  name: 'get-casino-history',
  method: 'GET',
  path: '/api/user/casino-history',
  auth: 'required',
  request: { query: casinoHistoryQuerySchema },
  response: v.object({
    casinoHistory: v.object({
      count: v.nullish(countSchema, 0),
      rows: v.nullish(v.array(casinoHistoryEntrySchema), []),
    }),
  }),
});
