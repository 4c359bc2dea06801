import type { payments, paymentStatuses } from '../database/tables/cashier.ts';

type Row = Pick<typeof payments.$inferInsert, 'id' | 'kind' | 'status' | 'createdAt' | 'settledAt'>;
type Status = Row['status'];
type StatusRow = typeof paymentStatuses.$inferInsert;

const HALF_AN_HOUR_MS = 1_800_000;

/** What a payment went through before it came to stand as it does. */
const EARLIER_STATUSES: Readonly<Record<Row['kind'], Partial<Record<Status, readonly Status[]>>>> = {
  deposit: {
    completed: ['processing'],
    rejected: ['processing'],
    failed: ['processing'],
    cancelled: ['processing'],
  },
  withdraw: {
    confirmed: ['pending'],
    processing: ['pending', 'confirmed'],
    processed: ['pending', 'confirmed'],
    rejected: ['pending'],
    cancelled: ['pending'],
    failed: ['pending', 'confirmed'],
  },
};

/** The history of a payment that personas have behind them: it began when it was made, and ended when it was settled. */
export function buildPastStatuses({ id, kind, status, createdAt, settledAt }: Row): StatusRow[] {
  const before = EARLIER_STATUSES[kind][status] ?? [];
  const step = settledAt
    ? (settledAt.getTime() - createdAt.getTime()) / Math.max(1, before.length)
    : HALF_AN_HOUR_MS;
  return [...before, status].map((one, place) => ({
    paymentId: id,
    status: one,
    at: new Date(createdAt.getTime() + place * step),
  }));
}
