/**
 * Every message a field can carry, by id: the first four of S1 §5 as they are, ours in the same style.
 * `password.min` is filled with `{min}` by the screen; `taken` and `locked` come from the platform alone. Wording: S2 §5. Requirements VAL-06.
 */
export const VALIDATION_MESSAGES = [
  'form.validation.invalid.required',
  'form.validation.invalid.format',
  'form.validation.invalid.max',
  'form.validation.invalid.short.number',
  'form.validation.invalid.long.number',
  'form.validation.invalid.password.min',
  'form.validation.invalid.password.max',
  'form.validation.invalid.password.digit',
  'form.validation.invalid.password.special',
  'form.validation.invalid.password.uppercase',
  'form.validation.invalid.password.match',
  'form.validation.invalid.password.current',
  'form.validation.invalid.dob',
  'form.validation.invalid.dob.max',
  'form.validation.invalid.card.amex',
  'form.validation.invalid.card.expired',
  'form.validation.invalid.card.number',
  'form.validation.invalid.card.short',
  'form.validation.invalid.card.expiry',
  'form.validation.invalid.card.expiry.far',
  'form.validation.invalid.card.cvc',
  'form.validation.invalid.upload.type',
  'form.validation.invalid.upload.size',
  'form.validation.invalid.taken',
  'form.validation.invalid.locked',
] as const;

/** One of the messages a field can carry. */
export type ValidationMessage = (typeof VALIDATION_MESSAGES)[number];
