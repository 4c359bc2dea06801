import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { cancelBonusMutation } from '@baize/api/queries/user-bonus';
import { useApi } from '@baize/player';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useBonusAction, type FinishedBonusAction } from '../actions/use-bonus-action.ts';

/** The bonus whose loss is being weighed. */
export interface CancelRequest {
  bonus: BonusLabel;
  open: boolean;
}

export interface BonusCancellation {
  /** Ids of the bonuses that are being given up. */
  pending: ReadonlySet<string>;
  /** The question, before anything is done. */
  request: CancelRequest | null;
  result: FinishedBonusAction | null;
  requestCancel(bonus: BonusLabel): void;
  /** Gives up what was asked about. */
  confirm(): void;
  retry(): void;
  dismiss(): void;
  reset(): void;
}

/** Gives a bonus up, once, after the player has read what it takes away (PRO-06). Inside a `PlayerBoundary`. */
export function useCancelBonus(): BonusCancellation {
  const { mutateAsync } = useMutation(cancelBonusMutation(useApi()));
  const actions = useBonusAction('cancel', mutateAsync);
  const [request, setAsked] = useState<CancelRequest | null>(null);
  const leave = () => setAsked((last) => last && { ...last, open: false });
  const meant = request && { id: request.bonus.id, name: request.bonus.name };

  return {
    pending: actions.pending,
    request,
    result: actions.result,
    requestCancel: (bonus) => setAsked({ bonus, open: true }),
    confirm() {
      leave();
      if (meant) actions.start(meant);
    },
    retry() {
      actions.dismiss();
      if (actions.result) actions.start(actions.result.bonus);
    },
    dismiss() {
      leave();
      actions.dismiss();
    },
    reset() {
      setAsked((last) => (last?.open ? last : null));
      actions.reset();
    },
  };
}
