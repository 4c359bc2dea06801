import { useState } from 'react';
import { findDepositForm, firstEmptyField } from '../fields/field-focus.ts';

/**
 * Returns where focus goes once a result closes: to what opened it, else to the deposit's receipt or form, else into the page.
 * What a payment was sent from is often gone by then, as its card fields are. Whoever goes on by another method (`isRetrying`)
 * begins at the first field that is empty.
 */
export function useReturnFocus({ isRetrying }: { isRetrying: boolean }): () => HTMLElement | true {
  const [opener] = useState(() => document.activeElement);
  return () => {
    const form = findDepositForm();
    const field = isRetrying ? firstEmptyField(form) : null;
    if (field) return field;
    if (opener instanceof HTMLElement && opener !== document.body && canFocus(opener)) return opener;
    const receipt = document.querySelector<HTMLElement>('[data-receipt-title]');
    return receipt ?? form ?? document.querySelector<HTMLElement>('main') ?? true;
  };
}

function canFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}
