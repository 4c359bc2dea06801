import type { LoginResponse } from '@baize/api/endpoints/session';
import { createListeners } from '@baize/browser/create-store';

const logins = createListeners<[LoginResponse]>();
let latest: LoginResponse | null = null;

/** Hears the platform's answer to every login of this tab, e.g. for the account's language. */
export const onLogin = logins.subscribe;

/** Tells of a login once the player is in. */
export function notifyLogin(answer: LoginResponse): void {
  latest = answer;
  logins.notify(answer);
}

/** The answer to the login of this page that nobody has taken yet; for what is fetched after it. */
export function takeLoginResponse(): LoginResponse | null {
  const answer = latest;
  latest = null;
  return answer;
}
