import type { ApiFailure } from '@baize/api/failure';
import { refusedDepositFields } from '@baize/domain/deposit-payment';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DepositPaymentState } from './use-payment.ts';

export interface RefusedFields {
  /** What the platform did not take, by field: a message id, its own text, or empty where it gave no text. */
  errors: Readonly<Record<string, string>>;
  /** The player has changed a field: what was refused of it counts no more. */
  onEdit(names: readonly string[]): void;
}

/** The fields a refusal is about, each until the player changes it (PAY-06, VAL-06); `onFound` hears of each new one. */
export function useRefusedFields(state: DepositPaymentState, onFound: () => void): RefusedFields {
  const failure = state.kind === 'refused' && state.about === 'payment' ? state.failure : null;
  const [edited, setEdited] = useState<{ failure: ApiFailure | null; names: readonly string[] }>({
    failure: null,
    names: [],
  });
  const names = edited.failure === failure ? edited.names : [];
  const refused = failure === null ? {} : refusedDepositFields(failure);
  const errors = Object.fromEntries(Object.entries(refused).filter(([name]) => !names.includes(name)));
  const look = useEffectEvent(() => {
    if (Object.keys(refused).length > 0) onFound();
  });
  useEffect(() => look(), [failure]);
  return {
    errors,
    onEdit: (changed) => {
      if (failure !== null) setEdited({ failure, names: [...names, ...changed] });
    },
  };
}
