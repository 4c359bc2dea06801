import { sumDecimals } from '../money/decimal.ts';
import { readInstant } from '../time/instant-text.ts';

/** A reward day as the platform tells it; `amount` in the player's currency, `paidAt` an instant, null while unpaid. */
export type PayableDay = {
  canClaimDate: string;
  bonusId: string | null;
  amount: number;
  paidAt: string | number | null;
  reference?: string | null | undefined;
};

/** Proof of one paid reward day: what, for which day, when by the platform's clock (epoch ms), and what support finds it by. */
export type ClaimReceipt = {
  bonusId: string;
  date: string;
  amount: number;
  paidAt: number;
  reference: string | null;
};

/**
 * Makes a receipt of every paid day whose instant can be read, the newest first, each bonus once: the receipts are the paid days and nothing else,
 * so their sum is the days' sum. Source: beyond.md 4; contract.md "Rewards".
 */
export function claimReceipts(days: readonly PayableDay[]): ClaimReceipt[] {
  const receipts = new Map<string, ClaimReceipt>();
  for (const { bonusId, canClaimDate: date, amount, paidAt, reference } of days) {
    const instant = readInstant(paidAt);
    const name = `${date} ${bonusId}`;
    if (instant === null || receipts.has(name)) continue;
    receipts.set(name, {
      bonusId: bonusId ?? '',
      date,
      amount,
      paidAt: instant,
      reference: reference ?? null,
    });
  }
  return [...receipts.values()].toSorted(
    (one, other) => other.paidAt - one.paidAt || other.date.localeCompare(one.date),
  );
}

/** The sum of receipts without binary error. */
export function receiptsTotal(receipts: readonly Pick<ClaimReceipt, 'amount'>[]): number {
  return sumDecimals(receipts.map(({ amount }) => amount));
}
