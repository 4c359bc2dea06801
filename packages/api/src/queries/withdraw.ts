import { withdraw, type WithdrawAnswer } from '../calls/cashier/withdraw.ts';
import type { ApiClient } from '../client.ts';
import { deedMutation, type DeedOutcome } from './deed.ts';
import { queryKeys } from './keys.ts';
import { alone, onceUnderWay } from './one-at-a-time.ts';

const once = onceUnderWay<DeedOutcome<WithdrawAnswer>>();

/** Pays money out, once; then the player and the transactions are read again (PAY-09, HTTP-05). */
export function withdrawMutation(client: ApiClient, oneAtATime = alone) {
  const refreshes = [queryKeys.userDetails, queryKeys.transactions];
  return deedMutation({
    client,
    call: withdraw,
    deed: 'withdraw',
    refreshes,
    once,
    oneAtATime,
    conflict: 'unknown',
  });
}
