import { platformClock } from '@baize/browser/clock';
import { tokenStore } from '@baize/browser/token-store';
import type { LogoutReason } from '@baize/domain/session';
import { drafts } from '@baize/forms/draft-store';
import { report } from '@baize/page/report';
import { documentToken } from './document-token.ts';
import { sessionStore } from './session.ts';

/** Signs the player out here and now by their own wish, and tells the platform without waiting for it (SES-04). */
export function signOut(): Promise<void> {
  return endSession('USER_INITIATED');
}

/**
 * Ends the session for a reason, and tells the platform without waiting for it. The player learns of any reason but
 * their own wish at their next click or key press; `at` is when it ended, by the platform's clock (SES-04, SES-05).
 */
export async function endSession(reason: LogoutReason, at = platformClock.now()): Promise<void> {
  const token = tokenStore.get();
  documentToken.set(null);
  if (reason === 'USER_INITIATED') drafts.discardAll();
  sessionStore.dispatch(
    reason === 'USER_INITIATED' ? { type: 'signedOut' } : { type: 'sessionEnded', reason, at },
  );
  try {
    const { forgetPlayer, sendLogout } = await import('./platform-session.ts');
    forgetPlayer();
    if (token !== null) await sendLogout(token, reason);
  } catch (problem) {
    report('The platform did not hear of the sign-out.', problem);
  }
}
