import { LIMIT_PERIODS } from '@baize/domain/limits';
import { limits, pendingLimits } from '../database/tables/account.ts';
import { toUnits } from '../ledger/currency.ts';
import { PERSONA_NAMES } from '../personas/persona.ts';
import { PERSONAS } from '../personas/personas.ts';
import type { SeedContext } from '../personas/seed-context.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The limits personas have: a monthly deposit limit where their sheet names one; the high-loyalty player a daily bet
 * limit that only support may change, and a raise of a weekly deposit limit that waits until twelve hours from now.
 */
export async function seedLimits({ transaction, players, now }: SeedContext): Promise<void> {
  const monthly = PERSONA_NAMES.flatMap((name) => {
    const { monthlyLimit, currencyCode } = PERSONAS[name];
    const playerId = players.get(name);
    return monthlyLimit === null || playerId === undefined
      ? []
      : [{ playerId, amount: toUnits(monthlyLimit, currencyCode) }];
  });
  const changedAt = new Date(now - 40 * DAY_MS);
  const deposit = { type: 'deposit', changedAt } as const;
  if (monthly.length > 0) {
    await transaction
      .insert(limits)
      .values(monthly.map((row) => ({ ...row, ...deposit, period: LIMIT_PERIODS.monthly })));
  }
  const playerId = players.get('high-loyalty');
  if (playerId === undefined) return;
  await transaction.insert(limits).values([
    { playerId, type: 'bet', period: LIMIT_PERIODS.daily, amount: 50_000n, changedAt },
    { playerId, ...deposit, period: LIMIT_PERIODS.weekly, amount: 100_000n },
  ]);
  await transaction.insert(pendingLimits).values({
    playerId,
    type: 'deposit',
    period: LIMIT_PERIODS.weekly,
    amount: 200_000n,
    askedAt: new Date(now - 12 * HOUR_MS),
    confirmableAt: new Date(now + 12 * HOUR_MS),
  });
}
