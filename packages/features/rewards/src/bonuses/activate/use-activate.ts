import type { BonusLabel } from '@baize/api/calls/rewards';
import { activateBonusMutation } from '@baize/api/queries/user-bonus';
import type { MeantBonus } from '@baize/domain/bonus-deeds';
import { usePage } from '@baize/shell/page';
import { useApi, usePlayer } from '@baize/shell/player';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { locksMoney } from '../locks-money.ts';
import { useBonusDeed, type DeedEnding } from '../deeds/use-bonus-deed.ts';

/** A bonus to be taken, with its kind, how often it is to be wagered and for how many days it runs, where it says so. */
export type WantedBonus = MeantBonus & {
  type?: BonusLabel['type'];
  multiplier?: number | null;
  runsDays?: number | null;
};

/** What stands before an activation: the e-mail to be confirmed (PRO-06), then what the bonus locks. */
type ActivateStep = { bonus: WantedBonus; open: boolean } & ({ kind: 'verify' } | { kind: 'confirm' });

/** What an activation waits for, or came to. */
export type ActivateEnding = DeedEnding | ActivateStep;

export interface Activating {
  /** Ids of the bonuses that are being activated. */
  pending: ReadonlySet<string>;
  ending: ActivateEnding | null;
  /** Asks about an offer of the house by its key, or a bonus of the player's by its number. Nothing is sent yet. */
  activate(bonus: WantedBonus): void;
  /** Goes on: from the confirmed e-mail to what the bonus locks, and from there, or after an ending, to the platform. */
  again(bonus: WantedBonus): void;
  /** Lets the ending's dialog leave. */
  dismiss(): void;
  /** The dialog has left. */
  forget(): void;
}

const EMAIL = 'REQUIRED_EMAIL_VERIFICATION';

/**
 * Activates bonuses, each once, after the player has read what that locks, and asks for a confirmed e-mail before where
 * the settings want it. Inside a
 * `PlayerIsland`; `ActivateDialogs` shows what it comes to.
 */
export function useActivate(): Activating {
  const { settings } = usePage();
  const player = usePlayer();
  const { mutateAsync } = useMutation(activateBonusMutation(useApi()));
  const deeds = useBonusDeed('activate', mutateAsync);
  const [step, setStep] = useState<ActivateStep | null>(null);
  const asksFirst = settings.verifyEmailOnBonusActivation && player?.getUser.isEmailVerified === false;

  const dismiss = () => {
    setStep((asked) => asked && { ...asked, open: false });
    deeds.dismiss();
  };
  return {
    pending: deeds.pending,
    ending: step ?? asVerify(deeds.ending),
    activate(bonus) {
      if (asksFirst) setStep({ kind: 'verify', bonus, open: true });
      else if (locksMoney(bonus)) setStep({ kind: 'confirm', bonus, open: true });
      else deeds.start(bonus);
    },
    again(bonus) {
      // A second press on a dialog that is on its way out is no second wish.
      if (step?.open === false) return;
      if (step?.kind === 'verify' && locksMoney(bonus)) {
        setStep({ kind: 'confirm', bonus, open: true });
        return;
      }
      dismiss();
      deeds.start(bonus);
    },
    dismiss,
    forget() {
      setStep((asked) => (asked?.open ? asked : null));
      deeds.forget();
    },
  };
}

/** The platform may know better than the settings that the address is to be confirmed. */
function asVerify(ending: DeedEnding | null): ActivateEnding | null {
  if (ending?.kind !== 'refused' || ending.refusal.code !== EMAIL) return ending;
  return { kind: 'verify', bonus: ending.bonus, open: ending.open };
}
