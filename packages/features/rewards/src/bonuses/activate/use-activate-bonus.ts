import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { activateBonusMutation } from '@baize/api/queries/user-bonus';
import type { TargetBonus } from '@baize/domain/bonus-actions';
import { usePage } from '@baize/page';
import { useApi, usePlayer } from '@baize/player';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { locksMoney } from '../locks-money.ts';
import { useBonusAction, type FinishedBonusAction } from '../actions/use-bonus-action.ts';

/** A bonus to be taken, with its kind, how often it is to be wagered and for how many days it runs, where it says so. */
export type RequestedBonus = TargetBonus & {
  type?: BonusLabel['type'];
  multiplier?: number | null;
  runsDays?: number | null;
};

/** What stands before an activation: the e-mail to be confirmed (PRO-06), then what the bonus locks. */
type ActivateStep = { bonus: RequestedBonus; open: boolean } & ({ kind: 'verify' } | { kind: 'confirm' });

/** What an activation waits for, or came to. */
export type ActivationState = FinishedBonusAction | ActivateStep;

export interface BonusActivation {
  /** Ids of the bonuses that are being activated. */
  pending: ReadonlySet<string>;
  state: ActivationState | null;
  /** Asks about an offer of the house by its key, or a bonus of the player's by its number. Nothing is sent yet. */
  activate(bonus: RequestedBonus): void;
  /** Goes on: from the confirmed e-mail to what the bonus locks, and from there, or after an ending, to the platform. */
  proceed(bonus: RequestedBonus): void;
  /** Lets the ending's dialog leave. */
  dismiss(): void;
  /** The dialog has left. */
  reset(): void;
}

const EMAIL = 'REQUIRED_EMAIL_VERIFICATION';

/**
 * Activates bonuses, each once, after the player has read what that locks, and asks for a confirmed e-mail before where
 * the settings want it. Inside a
 * `PlayerBoundary`; `ActivateBonusDialogs` shows what it comes to.
 */
export function useActivateBonus(): BonusActivation {
  const { settings } = usePage();
  const player = usePlayer();
  const { mutateAsync } = useMutation(activateBonusMutation(useApi()));
  const actions = useBonusAction('activate', mutateAsync);
  const [step, setStep] = useState<ActivateStep | null>(null);
  const asksFirst = settings.verifyEmailOnBonusActivation && player?.getUser.isEmailVerified === false;

  const dismiss = () => {
    setStep((asked) => asked && { ...asked, open: false });
    actions.dismiss();
  };
  return {
    pending: actions.pending,
    state: step ?? toVerifyStep(actions.result),
    activate(bonus) {
      if (asksFirst) setStep({ kind: 'verify', bonus, open: true });
      else if (locksMoney(bonus)) setStep({ kind: 'confirm', bonus, open: true });
      else actions.start(bonus);
    },
    proceed(bonus) {
      // A second press on a dialog that is on its way out is no second wish.
      if (step?.open === false) return;
      if (step?.kind === 'verify' && locksMoney(bonus)) {
        setStep({ kind: 'confirm', bonus, open: true });
        return;
      }
      dismiss();
      actions.start(bonus);
    },
    dismiss,
    reset() {
      setStep((asked) => (asked?.open ? asked : null));
      actions.reset();
    },
  };
}

/** The platform may know better than the settings that the address is to be confirmed. */
function toVerifyStep(ending: FinishedBonusAction | null): ActivationState | null {
  if (ending?.kind !== 'refused' || ending.refusal.code !== EMAIL) return ending;
  return { kind: 'verify', bonus: ending.bonus, open: ending.open };
}
