import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '../endpoint.ts';
import { activateBonus } from '../endpoints/rewards/activate-bonus.ts';
import { cancelBonus } from '../endpoints/rewards/cancel-bonus.ts';
import { coupon } from '../endpoints/rewards/coupon.ts';
import { getUserBonus, type UserBonusRequest } from '../endpoints/rewards/get-user-bonus.ts';
import type { ApiClient } from '../client.ts';
import { idempotentMutation, type MutationOutcome } from './idempotent-mutation.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { noLock, dedupeInFlight } from './mutex.ts';
import { queryDefaults } from './query-defaults.ts';

const AFFECTED_KEYS = [queryKeys.userBonus, queryKeys.allBonus, queryKeys.userDetails];

const activation = dedupeInFlight<MutationOutcome<ResponseOf<typeof activateBonus>>>();
const cancellation = dedupeInFlight<MutationOutcome<ResponseOf<typeof cancelBonus>>>();
const redemption = dedupeInFlight<MutationOutcome<ResponseOf<typeof coupon>>>();

/** One page of the player's bonuses, `{ count, rows }` of `BonusLabel`; the old page stays while the next comes. */
export function userBonusQuery(client: ApiClient, ask: UserBonusRequest = {}) {
  return queryOptions({
    queryKey: queryKeys.userBonusOf(ask),
    queryFn: async ({ signal }) => (await client.send(getUserBonus, { query: ask }, { signal })).bonuses,
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
    placeholderData: keepPreviousData,
  });
}

/** Takes an offered bonus, once; then bonuses, promotions and the player are read again (PRO-06). */
export function activateBonusMutation(client: ApiClient, mutex = noLock) {
  const once = activation;
  return idempotentMutation({
    client,
    endpoint: activateBonus,
    action: 'activate-bonus',
    invalidates: AFFECTED_KEYS,
    once,
    mutex,
  });
}

/** Gives up a running bonus, once; then bonuses, promotions and the player are read again (PRO-06). */
export function cancelBonusMutation(client: ApiClient, mutex = noLock) {
  const once = cancellation;
  return idempotentMutation({
    client,
    endpoint: cancelBonus,
    action: 'cancel-bonus',
    invalidates: AFFECTED_KEYS,
    once,
    mutex,
  });
}

/** Redeems a coupon, once; then bonuses, promotions and the player are read again (PRO-06). */
export function couponMutation(client: ApiClient, mutex = noLock) {
  const once = redemption;
  return idempotentMutation({
    client,
    endpoint: coupon,
    action: 'coupon',
    invalidates: AFFECTED_KEYS,
    once,
    mutex,
  });
}
