import type { Transaction } from '@baize/api/endpoints/cashier';
import { settlementStatus } from '@baize/domain/transactions';
import { useLingui } from '@lingui/react/macro';

/** Writes whether a bonus came with a transaction; null of a deposit under way: the platform only knows once it is credited. */
export function useBonusText(): (row: Pick<Transaction, 'type' | 'status' | 'isBonus'>) => string | null {
  const { t } = useLingui();
  return ({ type, status, isBonus }) => {
    if (isBonus) return t({ id: 'records.yes', message: 'Yes' });
    if (type === 'deposit' && settlementStatus(status) === 'on-its-way') return null;
    return t({ id: 'records.no', message: 'No' });
  };
}
