import { eq } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getLoyalty } from '@baize/api/endpoints/rewards';
import type { Database } from '../database/open-database.ts';
import { playerEarnings } from '../database/tables/bonuses.ts';
import type { Player } from '../sessions/session-store.ts';
import { listLevels, getPointsForLevel } from './levels.ts';

/** Where a player stands in the club of a brand whose ladder has these steps. */
export async function loadLoyalty(
  database: Database,
  { player, steps, language = 'en' }: { player: Player; steps: readonly number[]; language?: string },
): Promise<ResponseInputOf<typeof getLoyalty>['loyalty']> {
  const [earned] = await database.select().from(playerEarnings).where(eq(playerEarnings.playerId, player.id));
  const level = player.loyaltyLevel;
  const points = earned ? Number(earned.loyaltyMilli / 1_000n) : getPointsForLevel(level);
  const levels = listLevels(steps, language);
  const next = levels.find((one) => one.level > level);
  return { level, points, nextLevelPoints: next?.pointsFrom ?? null, levels };
}
