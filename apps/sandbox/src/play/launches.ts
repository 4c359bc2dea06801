import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { players, sessions } from '../database/schema.ts';
import { limits } from '../database/tables/account.ts';
import { gameLaunches } from '../database/tables/games.ts';
import { isPastSessionLimit } from '../sessions/session-limit.ts';
import { hashToken, type Player } from '../sessions/session-store.ts';

export type Launch = typeof gameLaunches.$inferSelect;
type Opening = Omit<typeof gameLaunches.$inferInsert, 'tokenHash' | 'endedAt'>;

/** Opens a game for real money; the player's earlier opening of the same game ends with it. Answers the launch token. */
export async function openLaunch(database: Database, opening: Opening): Promise<string> {
  const launchToken = `real-${randomBytes(32).toString('hex')}`;
  await database.transaction(async (transaction) => {
    // Of several openings in one instant the last to get here stays.
    await lockPlayer(transaction, opening.playerId);
    await transaction
      .update(gameLaunches)
      .set({ endedAt: opening.at })
      .where(
        and(
          eq(gameLaunches.playerId, opening.playerId),
          eq(gameLaunches.gameSlug, opening.gameSlug),
          isNull(gameLaunches.endedAt),
        ),
      );
    await transaction.insert(gameLaunches).values({ ...opening, tokenHash: hashToken(launchToken) });
  });
  return launchToken;
}

/** The opening a launch token stands for and its player, or null once it or the session it was opened in is over. */
export async function findLaunch(
  database: Database,
  { launchToken, now }: { launchToken: string; now: number },
): Promise<{ launch: Launch; player: Player } | null> {
  const [found] = await database
    .select({ launch: gameLaunches, player: players, session: sessions, limitMinutes: limits.minutes })
    .from(gameLaunches)
    .innerJoin(sessions, eq(sessions.tokenHash, gameLaunches.sessionHash))
    .innerJoin(players, eq(players.id, gameLaunches.playerId))
    .leftJoin(limits, and(eq(limits.playerId, players.id), eq(limits.type, 'session')))
    .where(
      and(
        eq(gameLaunches.tokenHash, hashToken(launchToken)),
        isNull(gameLaunches.endedAt),
        isNull(sessions.endedAt),
      ),
    );
  return found && !isPastSessionLimit(found, now) ? found : null;
}

/** Whether an opening still stands for a game, asked in the very transaction that takes a stake. */
export async function isStillOpen(
  transaction: Database,
  { launch, gameSlug }: { launch: Launch; gameSlug: string },
): Promise<boolean> {
  if (launch.gameSlug !== gameSlug) return false;
  const [open] = await transaction
    .select({ tokenHash: gameLaunches.tokenHash })
    .from(gameLaunches)
    .innerJoin(sessions, eq(sessions.tokenHash, gameLaunches.sessionHash))
    .where(
      and(
        eq(gameLaunches.tokenHash, launch.tokenHash),
        isNull(gameLaunches.endedAt),
        isNull(sessions.endedAt),
      ),
    );
  return open !== undefined;
}
