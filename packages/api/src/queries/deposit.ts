import { deposit, type DepositAnswer } from '../calls/cashier/deposit.ts';
import type { ApiClient } from '../client.ts';
import { deedMutation, type DeedOutcome } from './deed.ts';
import { queryKeys } from './keys.ts';
import { alone, onceUnderWay } from './one-at-a-time.ts';

const once = onceUnderWay<DeedOutcome<DepositAnswer>>();

/** Pays money in, once; then the player, the transactions, the bonuses and the limits are read again (PAY-06, HTTP-05). */
export function depositMutation(client: ApiClient, oneAtATime = alone) {
  return deedMutation({
    client,
    call: deposit,
    deed: 'deposit',
    refreshes: [
      queryKeys.userDetails,
      queryKeys.transactions,
      queryKeys.userBonus,
      queryKeys.allBonus,
      queryKeys.limits,
    ],
    once,
    oneAtATime,
    conflict: 'unknown',
  });
}
