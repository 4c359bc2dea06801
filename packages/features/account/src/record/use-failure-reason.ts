import type { Transaction } from '@baize/api/endpoints/cashier';
import { depositStatus } from '@baize/domain/deposit-payment';
import { depositMessage, messageParams } from '@baize/domain/errors';
import { depositErrorMessages } from '@baize/i18n/catalogue/errors';
import { useMultiCurrencyFormatter } from '@baize/wallet/money-text';
import { useLingui } from '@lingui/react/macro';
import { useDayClockWithOffset } from '../records/record-cells.tsx';
import { getRecordStatus } from './record-steps.ts';

type KnownErrorMessage = keyof typeof depositErrorMessages;

/** Why a payment came to nothing, by its code; null where the platform gave none that is known. */
export function useFailureReason(row: Transaction): string | null {
  const { type, code, status, reference } = row;
  const { i18n, t } = useLingui();
  const describeUnreferenced = useUnreferencedReason();
  const hasEnded = getRecordStatus({ type, status }) === 'ended';
  if (code === null || !hasEnded) return null;
  if (code === 'UNIFIED_ERROR' && reference === null) return describeUnreferenced(row);
  if (type !== 'deposit') return null;
  // Of one that was declined or cancelled the outcome says more than this code, and something else.
  if (code === 'TRANSACTION_FAILED' && depositStatus(status) !== 'failed') return null;
  const id = depositMessage(code);
  const isKnown = (one: string): one is KnownErrorMessage => Object.hasOwn(depositErrorMessages, one);
  if (!isKnown(id)) return null;
  // A record holds no bounds of a method.
  if (messageParams(id).includes('min'))
    return t({ id: 'records.reason.range', message: 'This payment method does not take this amount.' });
  return i18n._({ ...depositErrorMessages[id], values: { reference } });
}

/** The cause that only support can see, of a payment without the reference that it would be asked about by. */
function useUnreferencedReason(): (row: Transaction) => string | null {
  const { t } = useLingui();
  const format = useMultiCurrencyFormatter();
  const dayClock = useDayClockWithOffset();
  return ({ type, amount, currencyCode, date }) => {
    const money = format(Math.abs(amount), currencyCode);
    const time = dayClock(Date.parse(date));
    if (type === 'deposit')
      return t({
        id: 'records.reason.support.deposit',
        message: `We could not take this deposit. Support finds it by its amount and time: ${money}, ${time}.`,
      });
    if (type !== 'withdrawal') return null;
    return t({
      id: 'records.reason.support.withdrawal',
      message: `We could not make this withdrawal. Support finds it by its amount and time: ${money}, ${time}.`,
    });
  };
}
