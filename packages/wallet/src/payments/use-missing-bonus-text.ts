import type { Transaction } from '@baize/api/endpoints/cashier';
import { depositStatus } from '@baize/domain/deposit-payment';
import { bonusMessage, messageParams } from '@baize/domain/errors';
import { bonusErrorMessages, bonusRefusedWithoutReference } from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react/macro';

/**
 * Writes why a credited deposit came without the bonus that was chosen with it: its code says so, nothing is wrong with the
 * payment. Null where a bonus came, or the platform does not say.
 */
export function useMissingBonusText(): (
  row: Pick<Transaction, 'type' | 'status' | 'isBonus' | 'code'> | null,
) => string | null {
  const { t, i18n } = useLingui();
  return (row) => {
    if (row === null || row.type !== 'deposit' || depositStatus(row.status) !== 'credited') return null;
    if (row.isBonus || !row.code) return null;
    const id = bonusMessage(row.code);
    if (id === 'error.general') return null;
    const reason = messageParams(id).includes('reference')
      ? bonusRefusedWithoutReference
      : bonusErrorMessages[id];
    const missing = t({ id: 'deposit.bonus.not-given', message: 'No bonus came with this deposit.' });
    return `${missing} ${i18n._(reason)}`;
  };
}
