import type { SignUpField } from '@baize/domain/sign-up-form';
import { createContext, use } from 'react';
import type { PhoneRules } from '@baize/shell/phone-rules';
import type { SignUpStart } from './use-sign-up-start.ts';

/** What every field of the form may ask. */
export interface SignUpFacts {
  start: SignUpStart;
  fields: readonly SignUpField[];
  plans: PhoneRules | null;
  /** Whether an e-mail can be left out. */
  email: 'needed' | 'optional';
}

export const SignUpFactsContext = createContext<SignUpFacts | null>(null);

export function useSignUpFacts(): SignUpFacts {
  const facts = use(SignUpFactsContext);
  if (!facts) throw new Error('No sign-up form around this field.');
  return facts;
}
