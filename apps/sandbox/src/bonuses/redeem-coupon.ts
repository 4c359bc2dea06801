import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { coupons, couponUses, playerBonuses } from '../database/tables/bonuses.ts';
import { conflictError, notFoundError, ruleError } from '../errors/http-error.ts';
import { fromEuroCents } from '../ledger/exchange-rates.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { bonusRow } from './bonus-row.ts';
import type { BonusOwner } from './end-bonus.ts';
import { findOffer } from './offers.ts';
import type { GrantedBonus } from './grant-bonus.ts';

type Coupon = typeof coupons.$inferSelect;
type Redeeming = { player: BonusOwner; at: Date };

/**
 * Redeems a coupon for its offer, to be activated, or for real money at once. The player's own use comes first: a repeat
 * after a lost answer is told 409, not that the coupon is gone. Call it with the player's row held, after exclusions.
 */
export async function redeemCoupon(
  transaction: Database,
  { player, code, at }: Redeeming & { code: string },
): Promise<GrantedBonus> {
  const known = code.toUpperCase();
  const [coupon] = await transaction.select().from(coupons).where(eq(coupons.code, known)).for('update');
  if (!coupon) throw notFoundError('There is no such coupon');
  const [used] = await transaction
    .select()
    .from(couponUses)
    .where(and(eq(couponUses.code, known), eq(couponUses.playerId, player.id)));
  if (used) throw conflictError('COUPON_USED', 'You have used this coupon already');
  if (coupon.expiresAt && coupon.expiresAt <= at) {
    throw ruleError('COUPON_EXPIRED', 'This coupon has expired');
  }
  if (coupon.uses >= coupon.maxUses) throw ruleError('COUPON_EXHAUSTED', 'This coupon is used up');
  await transaction
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(eq(coupons.code, known));
  await transaction.insert(couponUses).values({ code: known, playerId: player.id, at });
  return applyCoupon(transaction, { coupon, player, at });
}

async function applyCoupon(
  transaction: Database,
  { coupon, player, at }: Redeeming & { coupon: Coupon },
): Promise<GrantedBonus> {
  const offer = findOffer(coupon.offer ?? '');
  const amount = fromEuroCents(coupon.amount ?? 0, player.currencyCode);
  const values = offer
    ? bonusRow({ offer, player, at, status: 'offered' })
    : ({
        playerId: player.id,
        offer: `coupon-${coupon.code}`,
        name: coupon.code,
        type: 'No Deposit',
        status: 'completed',
        bonusAmount: amount,
        wagerTotal: 0n,
        wagered: 0n,
        startsAt: at,
        endedAt: at,
        released: amount,
        lost: 0n,
      } as const);
  const [bonus] = await transaction.insert(playerBonuses).values(values).returning();
  if (!bonus) throw new Error('the bonus row was not written');
  if (offer || amount === 0n) return { bonus, posted: [] };
  const { id: playerId, currencyCode } = player;
  const paid = await postMovement(transaction, { playerId, currencyCode, amount, reason: 'coupon', at });
  return { bonus, posted: [paid] };
}
