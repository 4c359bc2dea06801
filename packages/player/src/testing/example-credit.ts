import type { WalletEvent } from '@baize/api/events';

/** A credit of the wallet in euros, as the socket tells it: what it is numbered and what the balance is after it. */
export const exampleCredit = (parts: { sequence: number; balance: number; id?: string }): WalletEvent => ({
  transactionId: parts.id ?? `t${parts.sequence}`,
  amount: 1,
  currencyCode: 'EUR',
  balance: parts.balance,
  bonusBalance: 0,
  sequence: parts.sequence,
  at: '2026-11-20T17:17:19Z',
  reason: null,
});
