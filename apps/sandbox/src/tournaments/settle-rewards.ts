import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { runPeriodically } from '../clock/run-periodically.ts';
import { players } from '../database/schema.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import type { Platform } from '../platform.ts';
import { settleReferrals } from '../referrals/settle-referrals.ts';
import { settleTournaments } from './settle-tournaments.ts';
import { expireBonuses } from '../bonuses/active-bonus.ts';
import type { SettlementDeps } from '../bonuses/settlement-deps.ts';

/**
 * Ends every bonus whose time is over by the platform's clock and pays the prizes of tournaments that have ended, each
 * once, and tells the players. For a watch that runs while nobody asks: the calls about bonuses and tournaments settle
 * their own player's by themselves.
 */
export async function settleRewards(needs: SettlementDeps): Promise<void> {
  const due = await needs.database
    .selectDistinct({ id: players.id, currencyCode: players.currencyCode })
    .from(playerBonuses)
    .innerJoin(players, eq(players.id, playerBonuses.playerId))
    .where(
      and(
        inArray(playerBonuses.status, ['active', 'offered']),
        lte(playerBonuses.expiresAt, new Date(needs.clock.now())),
      ),
    )
    .orderBy(asc(players.id));
  for (const player of due) await expireBonuses(needs, player);
  await settleTournaments(needs);
}

/** Looks after rewards and referrals every second; answers how to stop. */
export function watchRewards(platform: Platform): () => Promise<void> {
  return runPeriodically('rewards', async () => {
    await settleRewards(platform);
    await settleReferrals(platform);
  });
}
