import { inactivityMinutes, type ForcedLogout } from '@baize/domain/session';
import { usePage } from '@baize/page';
import { PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { lastLock } from '@baize/player/session';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { SESSION_END_MESSAGES } from './session-end-messages.ts';

/** Why a session ended, in one sentence. */
export function SessionEndReason({ reason }: Pick<ForcedLogout, 'reason'>) {
  const { t, i18n } = useLingui();
  const { inactivitySessionTimeout } = usePage().settings;
  const lock = useSyncExternalStore(lastLock.subscribe, lastLock.get, () => null);
  // Who has just locked their account hears until when.
  if (reason === 'ACCOUNT_LOCKED' && lock !== null) return <PromoSuppressionNotice {...lock} />;
  if (reason !== 'USER_INACTIVITY_TIMEOUT') return i18n._(SESSION_END_MESSAGES[reason]);
  const minutes = Math.round(inactivityMinutes(inactivitySessionTimeout));
  return t({
    id: 'session.ended.inactive-minutes',
    message: plural(minutes, {
      one: 'There was no activity for # minute.',
      other: 'There was no activity for # minutes.',
    }),
  });
}
