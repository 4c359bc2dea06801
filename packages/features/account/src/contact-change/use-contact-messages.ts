import type { ContactKind } from '@baize/domain/contact-change';
import { useLingui } from '@lingui/react/macro';
import type { SettingsNoticeState } from '../settings/settings-notice.tsx';

export type ContactNotice = 'resent' | 'done' | 'cancelled' | 'lost' | 'unknown' | 'replaced';

/** What the steps of a change come to, in words. */
export function useContactMessages(kind: ContactKind) {
  const { t } = useLingui();
  const isEmail = kind === 'email';
  return {
    unchanged: isEmail
      ? t({ id: 'contact-change.unchanged.email', message: 'This is your e-mail already' })
      : t({ id: 'contact-change.unchanged.phone', message: 'This is your phone number already' }),
    taken: t({ id: 'contact-change.taken', message: 'Another account uses this. Use another one' }),
    wrongCode: (triesLeft: number) =>
      t({
        id: 'contact-change.wrong-code',
        message: `This code is not right. Tries left: ${triesLeft}`,
      }),
    expired: t({ id: 'contact-change.expired', message: 'This code has expired. Send a new one' }),
    tooManyTries: t({
      id: 'contact-change.too-many-tries',
      message: 'Too many wrong codes. Send a new one',
    }),
    notices: {
      resent: {
        tone: 'success',
        text: t({
          id: 'contact-change.resent',
          message: 'We have sent a new code. The earlier one works no more.',
        }),
      },
      done: {
        tone: 'success',
        text: isEmail
          ? t({
              id: 'contact-change.done.email',
              message: 'Your e-mail is changed. You log in with the new one from now on.',
            })
          : t({ id: 'contact-change.done.phone', message: 'Your phone number is changed.' }),
      },
      cancelled: {
        tone: 'info',
        text: t({
          id: 'contact-change.cancelled',
          message: 'The change is called off. All stays as it was.',
        }),
      },
      lost: {
        tone: 'danger',
        text: t({
          id: 'contact-change.lost',
          message: 'The connection was lost and nothing was changed. Try again.',
        }),
      },
      unknown: {
        tone: 'warning',
        text: t({
          id: 'contact-change.unknown',
          message: 'The connection was lost. We do not know whether this arrived.',
        }),
        canCheck: true,
      },
      replaced: {
        tone: 'info',
        text: t({
          id: 'contact-change.replaced',
          message: 'This change waits no more: it was made, called off or replaced.',
        }),
      },
    } satisfies Record<ContactNotice, SettingsNoticeState>,
  };
}
