import type { SignUpField } from '@baize/domain/sign-up-form';
import { createContext, use } from 'react';
import type { PhoneRules } from '@baize/forms/phone-rules';
import type { SignUpStart } from './use-sign-up-start.ts';

/** What every field of the form may ask. */
export interface SignUpFormContextValue {
  start: SignUpStart;
  fields: readonly SignUpField[];
  phoneRules: PhoneRules | null;
  /** Whether an e-mail can be left out. */
  email: 'needed' | 'optional';
}

export const SignUpFormContext = createContext<SignUpFormContextValue | null>(null);

export function useSignUpFormContext(): SignUpFormContextValue {
  const facts = use(SignUpFormContext);
  if (!facts) throw new Error('No sign-up form around this field.');
  return facts;
}
