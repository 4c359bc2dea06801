import type { Transaction } from '@baize/api/endpoints/cashier';
import {
  cryptoDepositStatus,
  cryptoDepositSteps,
  type CryptoDepositStatus,
} from '@baize/domain/crypto-deposit';
import { depositStatus } from '@baize/domain/deposit-payment';
import { historyTimes } from '@baize/domain/payment-history';
import { useNow } from '@baize/page/clock';
import { getRecordSteps, type RecordStep } from './record-steps.ts';

/** Where a deposit by crypto is now: its address expires; null for every other transaction. */
export function useCryptoStatus({ type, status, crypto }: Transaction): CryptoDepositStatus | null {
  const now = useNow({ every: 'minute' });
  if (type !== 'deposit' || crypto === null || now === null) return null;
  return cryptoDepositStatus({ status, deposit: crypto, now });
}

/** What happened to a transaction and what comes next; a deposit by crypto has the stations of its network. */
export function useRecordSteps(row: Transaction): RecordStep[] {
  const cryptoStatus = useCryptoStatus(row);
  if (cryptoStatus === null || row.crypto === null) return getRecordSteps(row);
  const credited = historyTimes(row.history).find(({ status }) => depositStatus(status) === 'credited');
  return cryptoDepositSteps({
    stage: cryptoStatus,
    deposit: row.crypto,
    createdAt: null,
    creditedAt: credited?.at ?? null,
  });
}
