import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { preselectMethod, type PreselectedMethod } from '@baize/domain/payment-methods';
import { usePlayer } from '@baize/shell/player';
import { useState } from 'react';
import { lastDepositMethod } from './last-deposit-method.ts';

/**
 * Returns the method of a deposit: the one that is asked for, else the one this player paid by last (`lastUsedId`, null for
 * none), else the usual one. What another tab pays by meanwhile changes nothing of a form that has begun.
 */
export function usePreselectedMethod({
  activeMethod,
  methods,
}: {
  activeMethod: string | null;
  methods: readonly PaymentMethodRow[];
}): PreselectedMethod<PaymentMethodRow> & { lastUsedId: number | null } {
  const userId = usePlayer()?.getUser.userId ?? null;
  const [lastUsedId] = useState(() => lastDepositMethod.get(userId));
  return { ...preselectMethod({ activeMethod, lastUsedId, methods }), lastUsedId };
}
