import { playerEarnings } from '../database/tables/bonuses.ts';
import { players } from '../database/schema.ts';
import type { SeedContext } from '../personas/seed-context.ts';
import { getPointsForLevel } from '../loyalty/levels.ts';

/** Every persona stands two fifths of the way from its level to the next. */
export async function seedLoyalty({ transaction }: SeedContext): Promise<void> {
  const rows = await transaction.select({ id: players.id, level: players.loyaltyLevel }).from(players);
  await transaction.insert(playerEarnings).values(
    rows.map(({ id, level }) => ({
      playerId: id,
      loyaltyMilli: BigInt(Math.round(600 * getPointsForLevel(level) + 400 * getPointsForLevel(level + 1))),
    })),
  );
}
