import type { PaymentMethodRow, Transaction } from '@baize/api/endpoints/cashier';
import { methodTitle, preselectMethod, type PreselectedMethod } from '@baize/domain/payment-methods';
import { usePlayer } from '@baize/player';
import { useState } from 'react';
import { lastDepositMethod } from './last-deposit-method.ts';

/**
 * Returns the method of a deposit: the one that is asked for, else the one this player paid by last (`lastUsedId`, null for
 * none), else the usual one. What is only known once the form has begun, from another tab or from the history (`credited`,
 * the newest first), changes nothing of it but the mark.
 */
export function usePreselectedMethod({
  choice,
  methods,
  credited,
}: {
  choice: { method: string | null };
  methods: readonly PaymentMethodRow[];
  credited: readonly Pick<Transaction, 'method'>[];
}): PreselectedMethod<PaymentMethodRow> & { lastUsedId: number | null } {
  const userId = usePlayer()?.getUser.userId ?? null;
  const paidId = methods.find((method) => methodTitle(method) === credited[0]?.method)?.id ?? null;
  const [storedId] = useState(() => lastDepositMethod.get(userId));
  const [startId] = useState(storedId ?? paidId);
  const preselected = preselectMethod({ activeMethod: choice.method, lastUsedId: startId, methods });
  return { ...preselected, lastUsedId: storedId ?? paidId };
}
