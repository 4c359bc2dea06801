import { closedDomainMessages } from '@baize/i18n/catalogue/access';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoginRefusal } from './login-failure.ts';
import type { LoginHint } from './login-hint.ts';
import type { LoginName } from './login-schema.ts';

export const REFUSAL_MESSAGES = {
  wrong: {
    email: msg({ id: 'login.failed.wrong', message: 'The e-mail or password is incorrect.' }),
    other: msg({ id: 'login.failed.wrong.other', message: 'These login details are incorrect.' }),
  },
  held: {
    email: msg({
      id: 'login.failed.held',
      message: 'Your account is being reviewed. You can log in once that is done.',
    }),
    other: msg({
      id: 'login.failed.held',
      message: 'Your account is being reviewed. You can log in once that is done.',
    }),
  },
  closed: {
    email: msg({
      id: 'login.failed.closed',
      message: 'This account is closed. Support answers questions about it.',
    }),
    other: msg({
      id: 'login.failed.closed',
      message: 'This account is closed. Support answers questions about it.',
    }),
  },
  // It has been switched off on this domain since the form was opened.
  off: { email: closedDomainMessages.loginOff, other: closedDomainMessages.loginOff },
} as const satisfies Record<LoginRefusal, Record<'email' | 'other', MessageDescriptor>>;

/** What a player signs in with, by the ways into an account that the brand has. */
export const LOGIN_NAME_LABELS = {
  email: msg({ id: 'login.email', message: 'E-mail' }),
  'email-phone': msg({ id: 'login.name.email-phone', message: 'E-mail or phone' }),
  'email-username': msg({ id: 'login.name.email-username', message: 'E-mail or user name' }),
  any: msg({ id: 'login.name.any', message: 'E-mail, phone or user name' }),
} as const satisfies Record<LoginName, MessageDescriptor>;

/** What led to the login. */
export const LOGIN_HINT_MESSAGES = {
  'sign-up': msg({
    id: 'login.after.sign-up',
    message: 'Your account is ready. Log in with the password you chose.',
  }),
  'lost-sign-up': msg({
    id: 'login.after.lost-sign-up',
    message: 'If your account was opened, the password you chose logs you in.',
  }),
  'linked-sign-up': msg({
    id: 'login.after.linked-sign-up',
    message: 'Your account exists, but we could not log you in. Log in with your password.',
  }),
  reset: msg({ id: 'login.after.reset', message: 'Your new password is set. Log in with it.' }),
  verified: msg({ id: 'login.after.verified', message: 'Your e-mail address is confirmed.' }),
} as const satisfies Record<LoginHint['after'], MessageDescriptor>;

/** How good what led to the login is. */
export const LOGIN_HINT_TONES = {
  'sign-up': 'success',
  'lost-sign-up': 'info',
  'linked-sign-up': 'warning',
  reset: 'success',
  verified: 'success',
} as const satisfies Record<LoginHint['after'], 'success' | 'info' | 'warning'>;
