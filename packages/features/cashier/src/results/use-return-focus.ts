import { useState } from 'react';

/**
 * Returns where focus goes once a result closes: to what opened it, else to the way to the next payment, else to the first field of
 * the deposit, else into the page. What a payment was sent from is often gone by then, as its card fields are.
 */
export function useReturnFocus(): () => HTMLElement | true {
  const [opener] = useState(() => document.activeElement);
  return () => {
    if (opener instanceof HTMLElement && opener !== document.body && canFocus(opener)) return opener;
    const bar = document.querySelector('form [data-frame-foot]');
    const next = bar?.querySelector<HTMLElement>('button[type=button]');
    if (next && canFocus(next)) return next;
    return bar?.closest<HTMLElement>('form') ?? document.querySelector<HTMLElement>('main') ?? true;
  };
}

function canFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}
