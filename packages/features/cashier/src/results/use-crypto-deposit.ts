import { platformClock } from '@baize/browser/clock';
import { cryptoDepositStatus, cryptoDepositSteps } from '@baize/domain/crypto-deposit';
import { depositStatus } from '@baize/domain/deposit-payment';
import { useEffect, useState } from 'react';
import type { CryptoDepositView } from '../crypto/crypto-deposit.tsx';
import type { DepositResult } from './use-deposit-result.ts';

/**
 * Joins what the platform reports of a payment's coins with its clock; null for a payment that is none by crypto. What this tab
 * has stored counts while the platform's own line is not there.
 */
export function useCryptoDeposit({ row, stored, viewer }: DepositResult): CryptoDepositView | null {
  const payment = row?.crypto ?? stored?.crypto ?? null;
  const now = useNowEverySecond(payment === null ? 'off' : 'on');
  if (payment === null || now === null || viewer === 'visitor') return null;
  const stage = cryptoDepositStatus({ status: row?.status ?? null, deposit: payment, now });
  const createdAt = row ? Date.parse(row.date) : (stored?.createdAt ?? null);
  const credited = stored?.seen.find(({ status }) => depositStatus(status) === 'credited');
  return {
    payment,
    stage,
    steps: cryptoDepositSteps({ stage, deposit: payment, createdAt, creditedAt: credited?.at ?? null }),
  };
}

/** The platform's time to the second; only a payment by crypto has an end to watch, and is drawn anew for it. */
function useNowEverySecond(state: 'on' | 'off'): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (state === 'off') return undefined;
    const read = () => setNow(platformClock.now());
    read();
    return platformClock.everySecond(read);
  }, [state]);
  return now;
}
