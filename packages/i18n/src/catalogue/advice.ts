import type { OtherMessage } from '@baize/domain/errors';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What to do beside a message that says only what happened, by its id. */
export const otherErrorAdvice = {
  'error.server': msg({
    id: 'error.server.advice',
    message: 'The fault is ours. Please try again in a moment.',
  }),
  'error.unavailable': msg({ id: 'error.unavailable.advice', message: 'Please try again in a few minutes.' }),
  'error.not-found': msg({
    id: 'error.not-found.advice',
    message: 'Please check the address or start from the lobby.',
  }),
  'error.general': msg({
    id: 'error.general.advice',
    message: 'Please try again. If it happens again, contact support.',
  }),
  'error.too-many': msg({
    id: 'error.too-many.advice',
    message: 'Too many requests were sent in a short time. Please wait a moment.',
  }),
  'error.upload': msg({
    id: 'error.upload.advice',
    message: 'Please check your connection and send the file again.',
  }),
  'error.resend': msg({ id: 'error.resend.advice', message: 'Please try again in a few minutes.' }),
} satisfies Partial<Record<OtherMessage, MessageDescriptor>>;
