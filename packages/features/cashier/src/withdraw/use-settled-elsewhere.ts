import { queryKeys } from '@baize/api/queries/keys';
import { getTabId } from '@baize/browser/tab-id';
import { useDraft } from '@baize/forms/form-drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { settlingTab, withdrawalIntents, type PaymentIntent } from '../intent/payment-intents.ts';
import { isDraftOf } from './sent-withdrawal.ts';

/** A withdrawal that had no answer here, and what it was made as; null where it was not made. */
export interface SettledWithdrawal {
  sent: PaymentIntent;
  transactionId: string | null;
}

export interface SettledElsewhere {
  settled: readonly SettledWithdrawal[];
  /** How often the form held what turned out to be made: each time it begins anew. */
  emptied: number;
}

/**
 * Tells what became of withdrawals without an answer of which another tab heard, or a form of this one that was left
 * (PAY-09): otherwise their warning would go without a word, and leave a form that makes the same one again.
 */
export function useSettledElsewhere(
  userId: string | null,
  onSettled: (sent: PaymentIntent) => void,
): SettledElsewhere {
  const cache = useQueryClient();
  const draft = useDraft('withdraw');
  const [told, setTold] = useState<SettledElsewhere>({ settled: [], emptied: 0 });
  const last = useRef<readonly PaymentIntent[]>([]);
  const sentHere = useRef(new Set<string>());
  const owedKey = useSyncExternalStore(
    withdrawalIntents.subscribe,
    () =>
      withdrawalIntents
        .allOwed(userId)
        .map(({ nonce, tab }) => `${nonce} ${tab}`)
        .join(','),
    () => '',
  );
  const onChange = useEffectEvent(() => {
    const owed = withdrawalIntents.allOwed(userId);
    const gone = last.current.filter(
      (one) => one.userId === userId && owed.every(({ nonce }) => nonce !== one.nonce),
    );
    last.current = owed;
    for (const { nonce, tab } of owed) if (tab === getTabId()) sentHere.current.add(nonce);
    const news = gone.flatMap((sent): SettledWithdrawal[] => {
      const after = withdrawalIntents.settledAs(sent.nonce);
      const isHere = (after === null ? sent.tab : settlingTab(after)) === getTabId();
      if (isHere || after?.isGivenUp === true) return [];
      return [{ sent, transactionId: after?.hasFailed ? null : (after?.transactionId ?? null) }];
    });
    if (news.length === 0) return;
    let drops = 0;
    for (const { sent, transactionId } of news) {
      onSettled(sent);
      // What is typed here beside another tab's own is no part of it.
      const isOurs = transactionId !== null && sentHere.current.has(sent.nonce);
      if (isOurs && draft.discardIf((kept) => isDraftOf(kept, sent))) drops += 1;
    }
    setTold(({ settled, emptied }) => ({ settled: [...settled, ...news], emptied: emptied + drops }));
    void cache.invalidateQueries({ queryKey: queryKeys.transactions });
  });
  useEffect(() => onChange(), [owedKey]);
  return told;
}
