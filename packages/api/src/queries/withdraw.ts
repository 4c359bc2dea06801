import { withdraw, type WithdrawResponse } from '../endpoints/cashier/withdraw.ts';
import type { ApiClient } from '../client.ts';
import { idempotentMutation, type MutationOutcome } from './idempotent-mutation.ts';
import { queryKeys } from './keys.ts';
import { noLock, dedupeInFlight } from './mutex.ts';

const once = dedupeInFlight<MutationOutcome<WithdrawResponse>>();

/**
 * Pays money out, once; then the player and the transactions are read again (PAY-09, HTTP-05). After a refusal the player is: what
 * the page called withdrawable may be what the platform refused.
 */
export function withdrawMutation(client: ApiClient, mutex = noLock) {
  const invalidates = [queryKeys.userDetails, queryKeys.transactions];
  return idempotentMutation({
    client,
    endpoint: withdraw,
    action: 'withdraw',
    invalidates,
    refusalInvalidates: [queryKeys.userDetails],
    once,
    mutex,
    conflict: 'unknown',
  });
}
