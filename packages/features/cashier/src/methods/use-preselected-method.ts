import type { PaymentMethodRow, Transaction } from '@baize/api/endpoints/cashier';
import { methodTitle, preselectMethod, type PreselectedMethod } from '@baize/domain/payment-methods';
import { usePlayer } from '@baize/player';
import { useState } from 'react';
import { lastDepositMethod } from './last-deposit-method.ts';

/**
 * Returns the method of a deposit: the one that is asked for, else the one this player paid by last in this browser, else the
 * usual one (PAY-03). The history (`credited`, the newest first) changes nothing of it but the mark (`lastUsedId`, null for
 * none): another device's payment does not choose here.
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
  const preselected = preselectMethod({ activeMethod: choice.method, lastUsedId: storedId, methods });
  return { ...preselected, lastUsedId: storedId ?? paidId };
}
