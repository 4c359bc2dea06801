import type { ValidationMessage } from '@baize/domain/validation';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a field's message says, word for word S2 §5 where it speaks; the password's `{min}` is the brand's number. */
export const validationMessages = {
  'form.validation.invalid.required': msg({ id: 'form.validation.invalid.required', message: 'Required' }),
  'form.validation.invalid.format': msg({ id: 'form.validation.invalid.format', message: 'Invalid format' }),
  'form.validation.invalid.max': msg({
    id: 'form.validation.invalid.max',
    message: 'Must be 255 characters or less',
  }),
  'form.validation.invalid.short.number': msg({
    id: 'form.validation.invalid.short.number',
    message: 'This phone number is too short',
  }),
  'form.validation.invalid.long.number': msg({
    id: 'form.validation.invalid.long.number',
    message: 'This phone number is too long',
  }),
  'form.validation.invalid.password.min': msg({
    id: 'form.validation.invalid.password.min',
    message: 'Must be at least {min} characters',
  }),
  'form.validation.invalid.password.max': msg({
    id: 'form.validation.invalid.password.max',
    message: 'Must be 255 characters or less',
  }),
  'form.validation.invalid.password.digit': msg({
    id: 'form.validation.invalid.password.digit',
    message: 'Must contain numbers',
  }),
  'form.validation.invalid.password.special': msg({
    id: 'form.validation.invalid.password.special',
    message: 'Must contain at least 1 special character',
  }),
  'form.validation.invalid.password.uppercase': msg({
    id: 'form.validation.invalid.password.uppercase',
    message: 'Must contain at least one uppercase character',
  }),
  'form.validation.invalid.password.match': msg({
    id: 'form.validation.invalid.password.match',
    message: 'Passwords must match',
  }),
  'form.validation.invalid.password.current': msg({
    id: 'form.validation.invalid.password.current',
    message: 'Current password is required',
  }),
  'form.validation.invalid.dob': msg({
    id: 'form.validation.invalid.dob',
    message: 'You must be at least 18 years old',
  }),
  'form.validation.invalid.dob.max': msg({
    id: 'form.validation.invalid.dob.max',
    message: 'Check the year: it makes you more than 100 years old',
  }),
  'form.validation.invalid.card.amex': msg({
    id: 'form.validation.invalid.card.amex',
    message: 'American Express cards are not accepted; use a card with a 3-digit code.',
  }),
  'form.validation.invalid.card.expired': msg({
    id: 'form.validation.invalid.card.expired',
    message: 'This card has expired.',
  }),
  'form.validation.invalid.card.number': msg({
    id: 'form.validation.invalid.card.number',
    message: 'This is not a card number. Check each digit.',
  }),
  'form.validation.invalid.card.short': msg({
    id: 'form.validation.invalid.card.short',
    message: 'This card number is too short. Check that no digit is missing.',
  }),
  'form.validation.invalid.card.expiry': msg({
    id: 'form.validation.invalid.card.expiry',
    message: 'Enter month and year as on the card, for example 08/29.',
  }),
  'form.validation.invalid.card.expiry.far': msg({
    id: 'form.validation.invalid.card.expiry.far',
    message: 'This year is too far ahead. Check it on the card.',
  }),
  'form.validation.invalid.card.cvc': msg({
    id: 'form.validation.invalid.card.cvc',
    message: 'Enter all 3 digits from the back of the card.',
  }),
  'form.validation.invalid.upload.type': msg({
    id: 'form.validation.invalid.upload.type',
    message: 'Only jpg, pdf, png accepted',
  }),
  'form.validation.invalid.upload.size': msg({
    id: 'form.validation.invalid.upload.size',
    message: 'File size must be less than 25MB',
  }),
  'form.validation.invalid.taken': msg({
    id: 'form.validation.invalid.taken',
    message: 'This is already in use. Log in, or use another one',
  }),
  'form.validation.invalid.locked': msg({
    id: 'form.validation.invalid.locked',
    message: 'Only support can change this',
  }),
} as const satisfies Record<ValidationMessage, MessageDescriptor>;
