import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LogoutReason } from '@baize/domain/session';

/** Why a session ended, as the player is told (SES-04, SES-06). */
export const SESSION_END_MESSAGES = {
  USER_INITIATED: msg({ id: 'session.ended.user', message: 'You logged out.' }),
  USER_INACTIVITY_TIMEOUT: msg({
    id: 'session.ended.inactive',
    message: 'There was no activity for a while.',
  }),
  SESSION_EXPIRED: msg({ id: 'session.ended.expired', message: 'Your session has expired.' }),
  ACCOUNT_LOCKED: msg({
    id: 'session.ended.locked',
    message: 'Your account is closed to play. You can still log in to withdraw.',
  }),
  SECURITY_LOGOUT: msg({
    id: 'session.ended.security',
    message: 'You were signed out on all devices.',
  }),
  CONCURRENT_SESSION: msg({
    id: 'session.ended.concurrent',
    message: 'Somebody logged in to your account on another device. If it was not you, change your password.',
  }),
  SYSTEM_MAINTENANCE: msg({
    id: 'session.ended.maintenance',
    message: 'The site is under maintenance. Please try again later.',
  }),
  ACCOUNT_CLOSED: msg({
    id: 'session.ended.closed',
    message: 'You have closed your account. It cannot be used any more.',
  }),
} as const satisfies Record<LogoutReason, MessageDescriptor>;
