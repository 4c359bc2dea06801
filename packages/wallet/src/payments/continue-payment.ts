import type { ThreeDs, Transaction } from '@baize/api/endpoints/cashier';
import { mayAwaitPlayer } from '@baize/domain/deposit-payment';
import { usePage } from '@baize/page';
import { useNow } from '@baize/page/clock';
import { useExclusionStatus } from '@baize/player';

/**
 * Tells whether a player may be sent to an address to pay: over the web, with nobody's name or password in it, and at
 * one of the origins that the brand's host names. An address that cannot be read leads nowhere. Requirements PAY-04.
 */
export function isAllowedPaymentUrl(address: unknown, origins: readonly string[]): boolean {
  if (typeof address !== 'string') return false;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && origins.includes(url.origin);
}

/** Sends the player's browser to the bank with its question, the way 3-D Secure wants it: by a form (PAY-05). */
export function postToAcs({ acsUrl, PaReq, MD, TermUrl }: ThreeDs): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = acsUrl;
  form.hidden = true;
  for (const [name, value] of Object.entries({ PaReq, MD, TermUrl })) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** How the player goes on with an open payment, in whichever browser it was begun. */
export interface OnwardPayment {
  place: 'bank' | 'provider';
  go(): void;
}

/**
 * Reads where payments go on from the platform's own rows (ours, docs/contracts.md); null where a row does not say, where
 * the site is not one that the host names, once its time is over, and for who may not deposit.
 */
export function useContinuePayments(): (row: Transaction) => OnwardPayment | null {
  const { paymentOrigins } = usePage();
  const isFree = useExclusionStatus() === 'free';
  const now = useNow({ every: 'minute' });
  const isAllowed = (address: unknown) =>
    isAllowedPaymentUrl(address, [...paymentOrigins, window.location.origin]);
  return ({ type, status, redirectUrl, threeDs, expiresAt }) => {
    if (now === null || !isFree) return null;
    if (type !== 'deposit' || !mayAwaitPlayer(status)) return null;
    if (expiresAt && Date.parse(expiresAt) <= now) return null;
    if (threeDs) return isAllowed(threeDs.acsUrl) ? { place: 'bank', go: () => postToAcs(threeDs) } : null;
    if (!redirectUrl || !isAllowed(redirectUrl)) return null;
    return { place: 'provider', go: () => window.location.assign(redirectUrl) };
  };
}

/** The same of one row that may not be there yet. */
export function useContinuePayment(row: Transaction | null): OnwardPayment | null {
  const continueOf = useContinuePayments();
  return row === null ? null : continueOf(row);
}
