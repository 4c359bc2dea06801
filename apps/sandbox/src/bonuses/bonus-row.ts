import type { playerBonuses } from '../database/tables/bonuses.ts';
import { fromEuroCents } from '../ledger/exchange-rates.ts';
import type { BonusOwner } from './end-bonus.ts';
import type { Offer } from './offer.ts';

const DAY_MS = 86_400_000;

type Taking = { offer: Offer; player: BonusOwner; at: Date; status: 'offered' | 'active' };

/**
 * An offer as a bonus of one player, in the player's currency. What a deposit bonus is worth is not known before the
 * deposit, nor what free spins win: both start at nothing.
 */
export function bonusRow({ offer, player, at, status }: Taking): typeof playerBonuses.$inferInsert {
  const { reward } = offer;
  const money = (cents: number | undefined) =>
    cents === undefined ? null : fromEuroCents(cents, player.currencyCode);
  const bonusAmount = money(reward.amount) ?? 0n;
  return {
    playerId: player.id,
    offer: offer.key,
    name: offer.name,
    type: offer.type,
    status,
    game: offer.game?.name ?? null,
    bonusAmount,
    multiplier: reward.multiplier ?? null,
    wagerTotal: bonusAmount * BigInt(reward.multiplier ?? 0),
    wagered: 0n,
    freeSpins: reward.spins ?? 0,
    freeSpinsLeft: reward.spins ?? 0,
    depositPercent: reward.percent ?? null,
    maxThreshold: money(reward.upTo),
    maxWin: money(reward.maxWin),
    minBalance: money(reward.minBalance),
    minDeposit: money(reward.minDeposit),
    startsAt: at,
    expiresAt: new Date(at.getTime() + offer.validityDays * DAY_MS),
  };
}
