import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import type { Player } from '../sessions/session-store.ts';

/** Whether an account is linked to one elsewhere: by its sign-up, a login or a change of its profile (S1 §4). */
export function isLinkedAccount({ signUp }: Pick<Player, 'signUp'>): boolean {
  return signUp['linkAccount'] === true;
}

/** Keeps that an account is linked; once it is, it stays so. */
export async function linkAccount(database: Database, player: Player): Promise<void> {
  if (isLinkedAccount(player)) return;
  const signUp = { ...player.signUp, linkAccount: true };
  await database.update(players).set({ signUp }).where(eq(players.id, player.id));
}
