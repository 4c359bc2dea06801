import { inactivityMinutes, type ForcedLogout } from '@baize/domain/session';
import { usePage } from '@baize/page';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SESSION_END_MESSAGES } from './session-end-messages.ts';

/** Why a session ended, in one sentence. */
export function SessionEndReason({ reason }: Pick<ForcedLogout, 'reason'>) {
  const { t, i18n } = useLingui();
  const { inactivitySessionTimeout } = usePage().settings;
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
