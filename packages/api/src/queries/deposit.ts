import { deposit, type DepositResponse } from '../endpoints/cashier/deposit.ts';
import type { ApiClient } from '../client.ts';
import { idempotentMutation, type MutationOutcome } from './idempotent-mutation.ts';
import { queryKeys } from './keys.ts';
import { noLock, dedupeInFlight } from './mutex.ts';

const once = dedupeInFlight<MutationOutcome<DepositResponse>>();

/** Pays money in, once; then the player, the transactions, the bonuses and the limits are read again (PAY-06, HTTP-05). */
export function depositMutation(client: ApiClient, mutex = noLock) {
  return idempotentMutation({
    client,
    endpoint: deposit,
    action: 'deposit',
    invalidates: [
      queryKeys.userDetails,
      queryKeys.transactions,
      queryKeys.userBonus,
      queryKeys.allBonus,
      queryKeys.limits,
    ],
    once,
    mutex,
    conflict: 'unknown',
  });
}
