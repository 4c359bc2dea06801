import { activateBonusMutation } from '@baize/api/queries/user-bonus';
import type { MeantBonus } from '@baize/domain/bonus-deeds';
import { usePage } from '@baize/shell/page';
import { useApi, usePlayer } from '@baize/shell/player';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useBonusDeed, type DeedEnding } from '../deeds/use-bonus-deed.ts';

/** What an activation waits for, or came to: `verify` asks to confirm the e-mail address first (PRO-06). */
export type ActivateEnding = DeedEnding | { kind: 'verify'; bonus: MeantBonus; open: boolean };

export interface Activating {
  /** Ids of the bonuses that are being activated. */
  pending: ReadonlySet<string>;
  ending: ActivateEnding | null;
  /** Takes an offer of the house by its key, or a bonus of the player's by its number. */
  activate(bonus: MeantBonus): void;
  /** The same without asking for the e-mail again: the platform has the last word on it. */
  again(bonus: MeantBonus): void;
  /** Lets the ending's dialog leave. */
  dismiss(): void;
  /** The dialog has left. */
  forget(): void;
}

const EMAIL = 'REQUIRED_EMAIL_VERIFICATION';

/**
 * Activates bonuses, each once, and asks for a confirmed e-mail first where the settings want it. Inside a
 * `PlayerIsland`; `ActivateDialogs` shows what it comes to.
 */
export function useActivate(): Activating {
  const { settings } = usePage();
  const player = usePlayer();
  const { mutateAsync } = useMutation(activateBonusMutation(useApi()));
  const deeds = useBonusDeed('activate', mutateAsync);
  const [verify, setVerify] = useState<Extract<ActivateEnding, { kind: 'verify' }> | null>(null);
  const asksFirst = settings.verifyEmailOnBonusActivation && player?.getUser.isEmailVerified === false;

  const dismiss = () => {
    setVerify((asked) => asked && { ...asked, open: false });
    deeds.dismiss();
  };
  return {
    pending: deeds.pending,
    ending: verify ?? asVerify(deeds.ending),
    activate(bonus) {
      if (asksFirst) setVerify({ kind: 'verify', bonus, open: true });
      else deeds.start(bonus);
    },
    again(bonus) {
      dismiss();
      deeds.start(bonus);
    },
    dismiss,
    forget() {
      setVerify((asked) => (asked?.open ? asked : null));
      deeds.forget();
    },
  };
}

/** The platform may know better than the settings that the address is to be confirmed. */
function asVerify(ending: DeedEnding | null): ActivateEnding | null {
  if (ending?.kind !== 'refused' || ending.refusal.code !== EMAIL) return ending;
  return { kind: 'verify', bonus: ending.bonus, open: ending.open };
}
