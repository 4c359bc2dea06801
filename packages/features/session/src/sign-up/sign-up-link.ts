import type { AuthOptions } from '@baize/player/session';
import { createContext, use } from 'react';

export type SignUpLink = NonNullable<AuthOptions['link']>;

/** Whether the account stands by itself or is linked to one elsewhere (PRF-04). */
export const SignUpLinkContext = createContext<SignUpLink>('own');

export function useSignUpLink(): SignUpLink {
  return use(SignUpLinkContext);
}

const MODALS = { own: 'sign-up', linked: 'linked-signup' } as const satisfies Record<SignUpLink, string>;

/** The modal in the address that the form stands in. */
export function useSignUpModal(): (typeof MODALS)[SignUpLink] {
  return MODALS[useSignUpLink()];
}
