import type { LoginAnswer } from '@baize/api/calls/session';

type Heard = (answer: LoginAnswer) => void;

const hearers = new Set<Heard>();
let latest: LoginAnswer | null = null;

/** Hears the platform's answer to every login of this tab, e.g. for the account's language. */
export function onLogin(listener: Heard): () => void {
  hearers.add(listener);
  return () => void hearers.delete(listener);
}

/** Tells of a login once the player is in. */
export function tellLogin(answer: LoginAnswer): void {
  latest = answer;
  for (const tell of hearers) tell(answer);
}

/** The answer to the login of this page that nobody has taken yet; for what is fetched after it. */
export function takeLogin(): LoginAnswer | null {
  const answer = latest;
  latest = null;
  return answer;
}
