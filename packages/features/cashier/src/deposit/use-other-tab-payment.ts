import { queryKeys } from '@baize/api/queries/keys';
import { getTabId } from '@baize/browser/tab-id';
import { usePlayer } from '@baize/player';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { depositIntents, settlingTab, type PaymentIntent } from '../intent/payment-intents.ts';

interface OtherTabPaymentOptions {
  /** The platform has it, as this transaction. */
  onMade(transactionId: string): void;
  onNotMade(sent: PaymentIntent): void;
}

/**
 * Tells what the payment of another tab, or of a form that was left, came to, where this form said that one waits for its answer
 * (HTTP-05): otherwise it would stand there again without a word. One that goes on elsewhere is told as open, by the transactions.
 */
export function useOtherTabPayment({ onMade, onNotMade }: OtherTabPaymentOptions): void {
  const userId = usePlayer()?.getUser.userId ?? null;
  const cache = useQueryClient();
  const owed = useSyncExternalStore(
    depositIntents.subscribe,
    () => depositIntents.owed(userId),
    () => null,
  );
  const last = useRef(owed);
  const onChange = useEffectEvent(() => {
    const before = last.current;
    last.current = owed;
    if (owed !== null || before === null) return;
    const made = depositIntents.settledAs(before.nonce);
    // Told here: this tab sent it, or found what became of it.
    if ((made === null ? before.tab : settlingTab(made)) === getTabId()) return;
    if (made?.continuesElsewhere || made?.isGivenUp) return;
    if (made?.transactionId === undefined || made.hasFailed) onNotMade(before);
    else onMade(made.transactionId);
    void cache.invalidateQueries({ queryKey: queryKeys.transactions });
  });
  useEffect(() => onChange(), [owed]);
}
