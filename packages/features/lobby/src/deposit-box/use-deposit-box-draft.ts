import { DEFAULT_PROVIDER } from '@baize/domain/deposit-amount';
import { useDraft } from '@baize/forms/form-drafts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DepositBoxDraft } from './deposit-box-form.tsx';

const INITIAL_DRAFT: Pick<DepositBoxDraft, 'amount' | 'method'> = { amount: null, method: DEFAULT_PROVIDER };

/**
 * What is chosen of a deposit, kept through a forced login of the same player. The first render is the server's, so
 * what was kept is laid over it once the page is alive.
 */
export function useDepositBoxDraft(): DepositBoxDraft {
  const draft = useDraft('deposit-box');
  const [choice, setChoice] = useState(INITIAL_DRAFT);
  const restore = useEffectEvent(() => {
    const { amount, method } = draft.values ?? {};
    if (typeof method === 'string') setChoice({ amount: typeof amount === 'string' ? amount : null, method });
  });
  useEffect(() => restore(), []);
  const choose = (next: typeof INITIAL_DRAFT) => {
    setChoice(next);
    draft.save(next);
  };
  return {
    ...choice,
    setAmount: (amount) => choose({ ...choice, amount }),
    setMethod: (method) => choose({ ...choice, method }),
    discard: draft.discard,
  };
}
