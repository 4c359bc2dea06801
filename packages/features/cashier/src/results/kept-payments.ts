import { cryptoPaymentSchema, type CryptoPayment } from '@baize/api/calls/cashier';
import { stored } from '@baize/browser/storage';
import type { SeenStatus } from '@baize/domain/deposit-payment';
import * as v from 'valibot';

/** A payment this tab has sent, as far as it may be told to whoever looks at it: nothing of a card. */
export type KeptPayment = {
  transactionId: string;
  method: string;
  amount: number;
  currency: string;
  /** Epoch ms by the platform's clock. */
  createdAt: number;
  bank: 'asked' | 'not-asked';
  seen: readonly SeenStatus[];
  /** Where its coins are sent, as the platform answered. */
  crypto?: CryptoPayment | null;
  /** Why it was refused, in the platform's own words, where its code has none of ours. */
  reason?: string | undefined;
};

const AT_MOST = 10;

/** Kept in this tab alone, so that who comes back from a provider without a session still sees what was paid (beyond 7). */
const kept = stored<readonly KeptPayment[]>({
  key: 'payments',
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isPayment) : undefined),
  fallback: [],
  area: 'session',
});

export const keptPayments = {
  get: kept.get,
  subscribe: kept.subscribe,
  add(payment: KeptPayment): void {
    const others = kept.get().filter(({ transactionId }) => transactionId !== payment.transactionId);
    kept.set([...others, payment].slice(-AT_MOST));
  },
  /** A status is told; the first time it is, the instant is kept with it. */
  saw(transactionId: string, { status, at }: SeenStatus): void {
    const payment = kept.get().find((one) => one.transactionId === transactionId);
    if (!payment || payment.seen.some((one) => one.status === status)) return;
    keptPayments.add({ ...payment, seen: [...payment.seen, { status, at }] });
  },
};

function isPayment(raw: unknown): raw is KeptPayment {
  if (typeof raw !== 'object' || raw === null) return false;
  const fields = new Map<string, unknown>(Object.entries(raw));
  const seen = fields.get('seen');
  return (
    ['transactionId', 'method', 'currency'].every((name) => typeof fields.get(name) === 'string') &&
    ['amount', 'createdAt'].every((name) => Number.isFinite(fields.get(name))) &&
    ['asked', 'not-asked'].some((bank) => bank === fields.get('bank')) &&
    Array.isArray(seen) &&
    seen.every(isSeen) &&
    v.is(v.optional(v.string()), fields.get('reason')) &&
    v.is(v.nullish(cryptoPaymentSchema), fields.get('crypto'))
  );
}

function isSeen(raw: unknown): raw is SeenStatus {
  if (typeof raw !== 'object' || raw === null || !('status' in raw) || !('at' in raw)) return false;
  return typeof raw.status === 'string' && Number.isFinite(raw.at);
}
