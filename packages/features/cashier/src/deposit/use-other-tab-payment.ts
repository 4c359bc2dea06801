import { queryKeys } from '@baize/api/queries/keys';
import { getTabId } from '@baize/browser/tab-id';
import { usePlayer } from '@baize/shell/player';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { depositIntents } from '../intent/payment-intents.ts';

/**
 * Tells as which transaction another tab's payment was made, where this form said that one waits for its answer (HTTP-05):
 * otherwise it would stand there again without a word. One that goes on elsewhere is told as open, one that failed by its event.
 */
export function useOtherTabPayment(onMade: (transactionId: string) => void): void {
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
    if (owed !== null || before === null || before.tab === getTabId()) return;
    const made = depositIntents.settledAs(before.nonce);
    if (made?.transactionId === undefined || made.continuesElsewhere || made.isGivenUp) return;
    onMade(made.transactionId);
    void cache.invalidateQueries({ queryKey: queryKeys.transactions });
  });
  useEffect(() => onChange(), [owed]);
}
