import type { BonusLabel } from '@baize/api/calls/rewards';
import { cancelBonusMutation } from '@baize/api/queries/user-bonus';
import { useApi } from '@baize/shell/player';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useBonusDeed, type DeedEnding } from '../deeds/use-bonus-deed.ts';

/** The bonus whose loss is being weighed. */
export interface AskedCancel {
  bonus: BonusLabel;
  open: boolean;
}

export interface Cancelling {
  /** Ids of the bonuses that are being given up. */
  pending: ReadonlySet<string>;
  /** The question, before anything is done. */
  asked: AskedCancel | null;
  ending: DeedEnding | null;
  ask(bonus: BonusLabel): void;
  /** Gives up what was asked about. */
  confirm(): void;
  again(): void;
  dismiss(): void;
  forget(): void;
}

/** Gives a bonus up, once, after the player has read what it takes away (PRO-06). Inside a `PlayerIsland`. */
export function useCancel(): Cancelling {
  const { mutateAsync } = useMutation(cancelBonusMutation(useApi()));
  const deeds = useBonusDeed('cancel', mutateAsync);
  const [asked, setAsked] = useState<AskedCancel | null>(null);
  const leave = () => setAsked((last) => last && { ...last, open: false });
  const meant = asked && { id: asked.bonus.id, name: asked.bonus.name };

  return {
    pending: deeds.pending,
    asked,
    ending: deeds.ending,
    ask: (bonus) => setAsked({ bonus, open: true }),
    confirm() {
      leave();
      if (meant) deeds.start(meant);
    },
    again() {
      deeds.dismiss();
      if (deeds.ending) deeds.start(deeds.ending.bonus);
    },
    dismiss() {
      leave();
      deeds.dismiss();
    },
    forget() {
      setAsked((last) => (last?.open ? last : null));
      deeds.forget();
    },
  };
}
