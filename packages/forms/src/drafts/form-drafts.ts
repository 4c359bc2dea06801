import { withoutSecrets, type FormValues } from '@baize/domain/form-payload';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { drafts } from './draft-store.ts';

export interface Draft {
  /** What was kept of the form before it was shown, null for nothing; lay it over the form's defaults. */
  values: Readonly<Record<string, unknown>> | null;
  /** Keeps what is typed so far; a form that is all empty again is kept no more. */
  save(values: FormValues): void;
  /** Call it once the form is sent, or given up on purpose. */
  discard(): void;
  /** The same, of what is kept by now, where that is what was sent; returns whether it is. */
  discardIf(isSent: (kept: Readonly<Record<string, unknown>>) => boolean): boolean;
}

/**
 * Keeps an unsent form through a forced login of the same player, and through a reload: in this tab, dropped for
 * another player and after the player logs out. Passwords, card data, codes and tokens are never kept, nor what
 * `secret` names. For parts that the server does not render.
 */
export function useDraft(form: string, { secret = [] }: { secret?: readonly string[] } = {}): Draft {
  const [values] = useState(() => drafts.get(form));
  const never = secret.join(' ');
  const save = useCallback(
    (typed: FormValues) => {
      const fields = Object.entries(withoutSecrets(typed)).filter(
        ([name, value]) => !never.split(' ').includes(name) && isTyped(value),
      );
      if (fields.length === 0) drafts.discard(form);
      else drafts.save(form, Object.fromEntries(fields));
    },
    [form, never],
  );
  const discard = useCallback(() => drafts.discard(form), [form]);
  const discardIf = useCallback<Draft['discardIf']>(
    (isSent) => {
      if (!isSent(drafts.get(form) ?? {})) return false;
      drafts.discard(form);
      return true;
    },
    [form],
  );
  return useMemo(() => ({ values, save, discard, discardIf }), [values, save, discard, discardIf]);
}

/** Whether anything unsent is kept in this tab, for whoever tells that nothing is lost. */
export function useHasDrafts(): boolean {
  return useSyncExternalStore(drafts.subscribe, drafts.hasAny, () => false);
}

/**
 * Whose drafts this tab keeps, null for a visitor's. A form that stays on the page through a change of player takes it
 * as its key: what one typed is not there for the next.
 */
export function useDraftOwner(): string | null {
  return useSyncExternalStore(drafts.subscribe, drafts.owner, () => null);
}

function isTyped(value: unknown): boolean {
  return value !== '' && value !== null && value !== undefined && value !== false;
}
