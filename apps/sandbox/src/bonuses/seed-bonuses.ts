import { playerBonuses } from '../database/tables/bonuses.ts';
import type { Seeding } from '../personas/seed-parts.ts';

const DAY_MS = 86_400_000;

/** The persona `bonus-active` stands in the middle of a deposit bonus. */
export async function seedBonuses({ transaction, players, now }: Seeding): Promise<void> {
  const playerId = players.get('bonus-active');
  if (playerId === undefined) return;
  await transaction.insert(playerBonuses).values({
    playerId,
    offer: 'harbour-welcome',
    name: 'Harbour welcome',
    type: 'Deposit',
    status: 'active',
    depositAmount: 5_000n,
    bonusAmount: 5_000n,
    multiplier: 30,
    wagerTotal: 150_000n,
    wagered: 72_000n,
    depositPercent: 100,
    maxThreshold: 10_000n,
    maxWin: 50_000n,
    minDeposit: 2_000n,
    startsAt: new Date(now - 3 * DAY_MS),
    expiresAt: new Date(now + 11 * DAY_MS),
  });
}
