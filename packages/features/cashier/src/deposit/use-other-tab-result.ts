import { getTabId } from '@baize/browser/tab-id';
import { useEffect, useEffectEvent, useRef } from 'react';
import { depositIntents, type PaymentIntent } from '../intent/payment-intents.ts';
import type { ShownResult } from '../results/use-show-result.ts';

/**
 * Tells what another tab's payment came to, where this form said that one waits for its answer (HTTP-05): otherwise the form
 * would stand there again without a word. One that goes on elsewhere is told as open, by the transactions.
 */
export function useOtherTabResult(
  owed: PaymentIntent | null,
  tell: (sent: PaymentIntent, result: ShownResult) => void,
): void {
  const last = useRef(owed);
  const onChange = useEffectEvent(() => {
    const before = last.current;
    last.current = owed;
    if (owed !== null || before === null || before.tab === getTabId()) return;
    const made = depositIntents.settledAs(before.nonce);
    if (made?.transactionId === undefined || made.continuesElsewhere || made.isGivenUp) return;
    // What became of it the transactions say, which are read again until it is settled.
    tell(made, { kind: 'pending', transactionId: made.transactionId });
  });
  useEffect(() => onChange(), [owed]);
}
