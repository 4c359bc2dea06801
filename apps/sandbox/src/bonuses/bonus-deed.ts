import * as v from 'valibot';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { remember, rememberedAnswer, type Deed } from '../http/remember.ts';
import type { Platform } from '../platform.ts';
import { tellPosted } from '../realtime/tell-posted.ts';
import type { Player } from '../sessions/session-store.ts';
import { bonusLabel } from './player-bonus.ts';
import type { Taken } from './take-bonus.ts';

type Label = ReturnType<typeof bonusLabel>;
type Doing = (transaction: Database, moment: { player: Player; at: Date }) => Promise<Taken>;

const labelSchema = v.custom<Label>((value) => typeof value === 'object' && value !== null);

/**
 * Does something to a player's bonuses once: with the player's row held, under the key sent with it, and told to the
 * player's browsers after commit. A repeat hears the first answer.
 */
export async function doBonusDeed(
  { database, clock, realtime }: Pick<Platform, 'database' | 'clock' | 'realtime'>,
  deed: Deed,
  work: Doing,
): Promise<Label> {
  const at = new Date(clock.now());
  const { label, told } = await database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, deed.playerId);
    const before = await rememberedAnswer(transaction, { deed, schema: labelSchema });
    if (before) return { label: before, told: null };
    const { bonus, posted } = await work(transaction, { player, at });
    const answer = bonusLabel(bonus, player.currencyCode);
    await remember(transaction, { deed, answer, at });
    return { label: answer, told: { player, posted } };
  });
  if (told) tellPosted(realtime, { ...told, at, reason: deed.call === 'coupon' ? 'coupon' : 'bonus' });
  return label;
}
