import { eq } from 'drizzle-orm';
import type { RequestOf, ResponseInputOf } from '@baize/api/endpoint';
import type { getNotifications, putNotifications } from '@baize/api/endpoints/account';
import {
  OFFER_CHANNELS,
  offerChannels,
  switchOfferChannels,
  type OfferChannel,
} from '@baize/domain/offer-channels';
import type { RulePack } from '@baize/domain/rule-packs';
import type { Database } from '../database/open-database.ts';
import { logEvents, players } from '../database/schema.ts';
import type { Player } from '../sessions/session-store.ts';
import { assertNotExcludedOrFrozen, isExcludedOrFrozen } from './exclusion-guards.ts';
import { lockPlayer } from './lock-player.ts';

type Rules = { pack: Readonly<RulePack>; now: number };
type Offers = RequestOf<typeof putNotifications>['body']['offers'];

/** The channels by which news about the account comes; nobody switches it off. */
const ACCOUNT_CHANNELS: readonly OfferChannel[] = ['email', 'sms'];

function channelsOf(player: Player, { pack, now }: Rules): OfferChannel[] {
  const { offerChannels: chosen, newsletter } = player;
  return offerChannels({ chosen, newsletter, pack, isExcluded: isExcludedOrFrozen(player, now) });
}

/** By which channels a player is sent what, at this moment. */
export function toNotificationChoices(
  player: Player,
  rules: Rules,
): ResponseInputOf<typeof getNotifications> {
  const on = channelsOf(player, rules);
  return {
    channels: OFFER_CHANNELS.map((channel) => ({
      channel,
      offers: on.includes(channel),
      account: ACCOUNT_CHANNELS.includes(channel),
    })),
    suppressed: isExcludedOrFrozen(player, rules.now),
  };
}

/**
 * Switches offers by channel and notes when: consent has to be shown on request. Refuses to switch one on while the
 * player is excluded or on a break.
 */
export async function switchNotifications(
  database: Database,
  { playerId, offers, ...rules }: Rules & { playerId: number; offers: Offers },
): Promise<Player> {
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    if (Object.values(offers).includes(true)) assertNotExcludedOrFrozen(player, rules);
    const before = channelsOf(player, rules);
    const offerChannels = switchOfferChannels(player.offerChannels, offers);
    const after = channelsOf({ ...player, offerChannels }, rules);
    const [changed] = await transaction
      .update(players)
      .set({ offerChannels })
      .where(eq(players.id, playerId))
      .returning();
    const on = after.filter((channel) => !before.includes(channel));
    const off = before.filter((channel) => !after.includes(channel));
    if (on.length + off.length > 0) {
      await transaction.insert(logEvents).values({
        at: new Date(rules.now),
        playerId,
        event: 'OFFERS_SWITCHED',
        payload: { on, off },
      });
    }
    return changed ?? player;
  });
}
