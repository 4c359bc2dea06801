import { formFailure, type FormFailure } from '../form/form-failure.ts';

/** A login's own reasons: those the platform names, beside those every form can fail for. */
export type LoginRefusal = 'wrong' | 'held' | 'closed' | 'off';

const REFUSALS: Readonly<Record<string, LoginRefusal>> = {
  WRONG_CREDENTIALS: 'wrong',
  ACCOUNT_HELD: 'held',
  ACCOUNT_CLOSED: 'closed',
  LOGIN_OFF: 'off',
};

/**
 * Reads the reason off a failed login; a wrong password and an unknown address look the same. A refusal with a code of
 * its own is told in the platform's words.
 */
export function loginFailure(problem: unknown): { failure: FormFailure; refusal: LoginRefusal | null } {
  const failure = formFailure(problem);
  const { status, code, platformMessage } = failure;
  if (status !== 422) return { failure, refusal: null };
  const known = code === null ? undefined : REFUSALS[code];
  return { failure, refusal: known ?? (code === null || platformMessage === '' ? 'wrong' : null) };
}
