import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { favorites } from '../database/tables/games.ts';
import type { Catalogue, GameRow } from '../games/catalogue-game.ts';

type Favorite = { playerId: number; gameSlug: string };

/** A player's favourite games, the latest first; games that are not in the lobby at present are left out. */
export async function listFavorites(
  database: Database,
  { playerId, catalogue }: { playerId: number; catalogue: Catalogue },
): Promise<GameRow[]> {
  const rows = await database
    .select({ gameSlug: favorites.gameSlug })
    .from(favorites)
    .where(eq(favorites.playerId, playerId))
    .orderBy(desc(favorites.number));
  return rows.flatMap(({ gameSlug }) => catalogue.bySlug.get(gameSlug)?.row ?? []);
}

export async function addFavoriteRow(database: Database, favorite: Favorite & { at: Date }): Promise<void> {
  await database.insert(favorites).values(favorite).onConflictDoNothing();
}

export async function removeFavoriteRow(database: Database, { playerId, gameSlug }: Favorite): Promise<void> {
  await database
    .delete(favorites)
    .where(and(eq(favorites.playerId, playerId), eq(favorites.gameSlug, gameSlug)));
}
