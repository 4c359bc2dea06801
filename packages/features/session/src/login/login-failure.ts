import { formFailure, type FormFailure } from '../form/form-failure.ts';

/** A login's own reasons: the two the platform names, beside those every form can fail for. */
export type LoginRefusal = 'wrong' | 'held';

/** Reads the reason off a failed login; a wrong password and an unknown address look the same. */
export function loginFailure(problem: unknown): { failure: FormFailure; refusal: LoginRefusal | null } {
  const failure = formFailure(problem);
  if (failure.status !== 422) return { failure, refusal: null };
  return { failure, refusal: failure.code === 'ACCOUNT_HELD' ? 'held' : 'wrong' };
}
