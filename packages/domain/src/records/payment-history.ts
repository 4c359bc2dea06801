import type { ObservedStatus } from '../deposits/deposit-payment.ts';
import { readInstant } from '../time/instant-text.ts';

/** One status of a payment with the instant it began. */
export type StatusChange = { status: string; at: string };

/** Reads a payment's history with its instants as epoch ms, the oldest first; what has no readable instant is left out. */
export function historyTimes(history: readonly StatusChange[]): ObservedStatus[] {
  return history
    .flatMap(({ status, at }) => {
      const instant = readInstant(at);
      return instant === null ? [] : [{ status, at: instant }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Since when a payment has the status it has (epoch ms); null where its history does not say. */
export function statusSince({
  status,
  history,
}: {
  status: string;
  history: readonly StatusChange[];
}): number | null {
  const last = historyTimes(history).at(-1);
  return last?.status === status ? last.at : null;
}

/** When a payment first had one of some statuses (epoch ms); null where its history does not say. */
export function firstStatusAt(history: readonly StatusChange[], statuses: readonly string[]): number | null {
  return historyTimes(history).find(({ status }) => statuses.includes(status))?.at ?? null;
}
