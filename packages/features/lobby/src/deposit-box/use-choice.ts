import { DEFAULT_AMOUNT, DEFAULT_PROVIDER } from '@baize/domain/deposit-amount';
import { useDraft } from '@baize/shell/form-drafts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DepositChoice } from './deposit-form.tsx';

const START = { amount: String(DEFAULT_AMOUNT), method: DEFAULT_PROVIDER };

/**
 * What is chosen of a deposit, kept through a forced login of the same player. The first render is the server's, so
 * what was kept is laid over it once the page is alive.
 */
export function useChoice(): DepositChoice {
  const draft = useDraft('deposit-box');
  const [choice, setChoice] = useState(START);
  const restore = useEffectEvent(() => {
    const { amount, method } = draft.values ?? {};
    if (typeof amount === 'string' && typeof method === 'string') setChoice({ amount, method });
  });
  useEffect(() => restore(), []);
  const choose = (next: typeof START) => {
    setChoice(next);
    draft.keep(next);
  };
  return {
    ...choice,
    setAmount: (amount) => choose({ ...choice, amount }),
    setMethod: (method) => choose({ ...choice, method }),
    sent: draft.drop,
  };
}
