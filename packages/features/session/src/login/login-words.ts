import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoginFailure } from './login-failure.ts';
import type { FieldProblem } from './login-schema.ts';

export const FIELD_WORDS = {
  'form.validation.invalid.required': msg({
    id: 'form.validation.invalid.required',
    message: 'Required',
  }),
  'form.validation.invalid.format': msg({
    id: 'form.validation.invalid.format',
    message: 'Invalid format',
  }),
} as const satisfies Record<FieldProblem, MessageDescriptor>;

export const FAILURE_WORDS = {
  wrong: msg({
    id: 'login.failed.wrong',
    message: 'The e-mail or the password is not right.',
  }),
  fields: msg({ id: 'login.failed.fields', message: 'Please check fields with errors.' }),
  'too-many': msg({
    id: 'login.failed.too-many',
    message: 'Try again later. There were too many attempts in a short time; your account is safe.',
  }),
  offline: msg({
    id: 'login.failed.offline',
    message: 'There is no connection. What you typed is still here; try again when you are online.',
  }),
  'timed-out': msg({
    id: 'login.failed.timed-out',
    message: 'No answer came in time. What you typed is still here; try again.',
  }),
  unavailable: msg({
    id: 'login.failed.unavailable',
    message: 'Service Unavailable. We are working on it; try again in a few minutes.',
  }),
  server: msg({
    id: 'login.failed.server',
    message: 'Internal server error. The fault is ours; try again.',
  }),
  other: msg({ id: 'login.failed.other', message: 'Something went wrong. Try again.' }),
} as const satisfies Record<LoginFailure, MessageDescriptor>;
