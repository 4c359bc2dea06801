import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../call.ts';
import { activateBonus } from '../calls/rewards/activate-bonus.ts';
import { cancelBonus } from '../calls/rewards/cancel-bonus.ts';
import { coupon } from '../calls/rewards/coupon.ts';
import { getUserBonus, type UserBonusAsk } from '../calls/rewards/get-user-bonus.ts';
import type { ApiClient } from '../client.ts';
import { deedMutation, type DeedOutcome } from './deed.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { alone, onceUnderWay } from './one-at-a-time.ts';
import { reading } from './reading.ts';

const CHANGED = [queryKeys.userBonus, queryKeys.allBonus, queryKeys.userDetails];

const activation = onceUnderWay<DeedOutcome<AnswerOf<typeof activateBonus>>>();
const cancellation = onceUnderWay<DeedOutcome<AnswerOf<typeof cancelBonus>>>();
const redemption = onceUnderWay<DeedOutcome<AnswerOf<typeof coupon>>>();

/** One page of the player's bonuses, `{ count, rows }` of `BonusLabel`; the old page stays while the next comes. */
export function userBonusQuery(client: ApiClient, ask: UserBonusAsk = {}) {
  return queryOptions({
    queryKey: queryKeys.userBonusOf(ask),
    queryFn: async ({ signal }) => (await client.send(getUserBonus, { query: ask }, { signal })).bonuses,
    ...reading,
    staleTime: FRESH_FOR.account,
    placeholderData: keepPreviousData,
  });
}

/** Takes an offered bonus, once; then bonuses, promotions and the player are read again (PRO-06). */
export function activateBonusMutation(client: ApiClient, oneAtATime = alone) {
  const once = activation;
  return deedMutation({
    client,
    call: activateBonus,
    deed: 'activate-bonus',
    refreshes: CHANGED,
    once,
    oneAtATime,
  });
}

/** Gives up a running bonus, once; then bonuses, promotions and the player are read again (PRO-06). */
export function cancelBonusMutation(client: ApiClient, oneAtATime = alone) {
  const once = cancellation;
  return deedMutation({
    client,
    call: cancelBonus,
    deed: 'cancel-bonus',
    refreshes: CHANGED,
    once,
    oneAtATime,
  });
}

/** Redeems a coupon, once; then bonuses, promotions and the player are read again (PRO-06). */
export function couponMutation(client: ApiClient, oneAtATime = alone) {
  const once = redemption;
  return deedMutation({ client, call: coupon, deed: 'coupon', refreshes: CHANGED, once, oneAtATime });
}
