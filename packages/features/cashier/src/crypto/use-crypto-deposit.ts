import type { CryptoPayment } from '@baize/api/calls/cashier';
import { platformClock } from '@baize/browser/clock';
import { cryptoStage, cryptoSteps, type CryptoStage, type CryptoStep } from '@baize/domain/crypto-deposit';
import { depositStanding } from '@baize/domain/deposit-payment';
import { useEffect, useState } from 'react';
import type { Result } from '../results/use-result.ts';

/** A deposit by crypto as the result dialog shows it. */
export type ShownCrypto = {
  payment: CryptoPayment;
  stage: CryptoStage;
  steps: readonly CryptoStep[];
};

/**
 * Joins what the platform reports of a payment's coins with its clock; null for a payment that is none by crypto. What this tab
 * has stored counts while the platform's own line is not there.
 */
export function useCryptoDeposit({ row, kept, viewer }: Result): ShownCrypto | null {
  const payment = row?.crypto ?? kept?.crypto ?? null;
  const now = useSeconds(payment === null ? 'off' : 'on');
  if (payment === null || now === null || viewer === 'visitor') return null;
  const stage = cryptoStage({ status: row?.status ?? null, deposit: payment, now });
  const createdAt = row ? Date.parse(row.date) : (kept?.createdAt ?? null);
  const credited = kept?.seen.find(({ status }) => depositStanding(status) === 'credited');
  return {
    payment,
    stage,
    steps: cryptoSteps({ stage, deposit: payment, createdAt, creditedAt: credited?.at ?? null }),
  };
}

/** The platform's time to the second; only a payment by crypto has an end to watch, and is drawn anew for it. */
function useSeconds(state: 'on' | 'off'): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (state === 'off') return undefined;
    const read = () => setNow(platformClock.now());
    read();
    return platformClock.everySecond(read);
  }, [state]);
  return now;
}
