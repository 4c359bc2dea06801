import * as v from 'valibot';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { storeResponse, findStoredResponse, type IdempotentRequest } from '../http/idempotency.ts';
import type { Platform } from '../platform.ts';
import { notifyMovements } from '../realtime/notify-movements.ts';
import type { Player } from '../sessions/session-store.ts';
import { toBonusLabel } from './player-bonus.ts';
import type { GrantedBonus } from './grant-bonus.ts';

type Label = ReturnType<typeof toBonusLabel>;
type BonusActionWork = (transaction: Database, moment: { player: Player; at: Date }) => Promise<GrantedBonus>;

const labelSchema = v.custom<Label>((value) => typeof value === 'object' && value !== null);

/**
 * Does something to a player's bonuses once: with the player's row held, under the key sent with it, and told to the
 * player's browsers after commit. A repeat hears the first answer.
 */
export async function runBonusAction(
  { database, clock, realtime }: Pick<Platform, 'database' | 'clock' | 'realtime'>,
  action: IdempotentRequest,
  work: BonusActionWork,
): Promise<Label> {
  const at = new Date(clock.now());
  const { label, told } = await database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, action.playerId);
    const before = await findStoredResponse(transaction, { action, schema: labelSchema });
    if (before) return { label: before, told: null };
    const { bonus, posted } = await work(transaction, { player, at });
    const answer = toBonusLabel(bonus, player.currencyCode);
    await storeResponse(transaction, { action, answer, at });
    return { label: answer, told: { player, posted } };
  });
  if (told) notifyMovements(realtime, { ...told, at, reason: action.call === 'coupon' ? 'coupon' : 'bonus' });
  return label;
}
