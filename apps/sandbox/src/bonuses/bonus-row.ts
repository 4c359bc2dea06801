import type { playerBonuses } from '../database/tables/bonuses.ts';
import { fromEuroCents } from '../ledger/house-rates.ts';
import type { Owner } from './end-bonus.ts';
import type { Offer } from './offer.ts';

const DAY_MS = 86_400_000;

type Taking = { offer: Offer; player: Owner; at: Date; status: 'offered' | 'active' };

/**
 * An offer as a bonus of one player, in the player's currency. What a deposit bonus is worth is not known before the
 * deposit, nor what free spins win: both start at nothing.
 */
export function bonusRow({ offer, player, at, status }: Taking): typeof playerBonuses.$inferInsert {
  const { gives } = offer;
  const money = (cents: number | undefined) =>
    cents === undefined ? null : fromEuroCents(cents, player.currencyCode);
  const bonusAmount = money(gives.amount) ?? 0n;
  return {
    playerId: player.id,
    offer: offer.key,
    name: offer.name,
    type: offer.type,
    status,
    game: offer.game?.name ?? null,
    bonusAmount,
    multiplier: gives.multiplier ?? null,
    wagerTotal: bonusAmount * BigInt(gives.multiplier ?? 0),
    wagered: 0n,
    freeSpins: gives.spins ?? 0,
    freeSpinsLeft: gives.spins ?? 0,
    depositPercent: gives.percent ?? null,
    maxThreshold: money(gives.upTo),
    maxWin: money(gives.maxWin),
    minBalance: money(gives.minBalance),
    minDeposit: money(gives.minDeposit),
    startsAt: at,
    expiresAt: new Date(at.getTime() + offer.runsDays * DAY_MS),
  };
}
