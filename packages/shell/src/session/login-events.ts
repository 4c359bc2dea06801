import type { LoginResponse } from '@baize/api/endpoints/session';

type LoginListener = (answer: LoginResponse) => void;

const listeners = new Set<LoginListener>();
let latest: LoginResponse | null = null;

/** Hears the platform's answer to every login of this tab, e.g. for the account's language. */
export function onLogin(listener: LoginListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells of a login once the player is in. */
export function notifyLogin(answer: LoginResponse): void {
  latest = answer;
  for (const tell of listeners) tell(answer);
}

/** The answer to the login of this page that nobody has taken yet; for what is fetched after it. */
export function takeLoginResponse(): LoginResponse | null {
  const answer = latest;
  latest = null;
  return answer;
}
