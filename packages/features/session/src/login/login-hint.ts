/** What the login is told when something else led to it. */
export type LoginHint = {
  /** Who is about to log in, as they would type it. */
  name: string;
  after: 'sign-up' | 'lost-sign-up' | 'linked-sign-up' | 'reset' | 'verified';
  /** The login ends the registration of a linked account (PRF-04). */
  link?: 'linked';
};

let hint: LoginHint | null = null;

/** Leaves word for the login that opens next. */
export function setLoginHint(next: LoginHint): void {
  hint = next;
}

/** Reads the word left; the login that was led to forgets it. */
export function readLoginHint(): LoginHint | null {
  return hint;
}

export function clearLoginHint(): void {
  hint = null;
}
