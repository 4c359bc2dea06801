import { useDraft } from '@baize/forms/form-drafts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Which bonus is wanted with the deposit; `none` is a decision, too. */
export interface RequestedOffer {
  /** The offer's id; null for none. */
  id: string | null;
  /** It went with a payment already: where it is gone now, nobody needs to be told. */
  isSent: boolean;
  select(id: string | null): void;
  /** The payment is on its way. */
  markSent(): void;
}

/** How a draft holds the decision for no bonus. */
const NONE = 'none';
const OFFER_PREFIX = 'offer ';

/**
 * Begins with what was chosen on this page before, also through a reload, else with the bonus the address names
 * (`bonusId`, from a promotion's button), else with none.
 */
export function useRequestedOffer(): RequestedOffer {
  const draft = useDraft('deposit-bonus');
  const [query] = useSearchParams();
  const named = query.get('bonusId') || null;
  const [pressed, setPressed] = useState(() => ({
    named,
    choice: storedSelection(draft.values?.['bonus'], named),
    isSent: false,
  }));
  // An address that comes later, as from another promotion, asks anew.
  const { choice, isSent } = pressed.named === named ? pressed : { choice: null, isSent: false };
  return {
    id: choice === null ? named : choice.id,
    isSent,
    select: (id) => {
      setPressed({ named, choice: { id }, isSent: false });
      draft.save({ bonus: id === null ? NONE : OFFER_PREFIX + id });
    },
    markSent: () => {
      setPressed({ named, choice, isSent: true });
      draft.discard();
    },
  };
}

/** An address that names another bonus than the one that was chosen beside it comes first. */
function storedSelection(kept: unknown, named: string | null): { id: string | null } | null {
  if (kept === NONE) return { id: null };
  if (typeof kept !== 'string' || !kept.startsWith(OFFER_PREFIX)) return null;
  const id = kept.slice(OFFER_PREFIX.length);
  return named === null || named === id ? { id } : null;
}
