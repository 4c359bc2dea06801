import { CONTACT_KINDS } from '@baize/domain/contact-change';
import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { countSchema, instantSchema, picklistOrUnknown } from '../../fields.ts';

export const contactChangeSchema = v.object({
  kind: picklistOrUnknown(CONTACT_KINDS),
  value: v.pipe(v.string(), v.nonEmpty()),
  sentAt: instantSchema,
  expiresAt: instantSchema,
  triesLeft: v.nullish(countSchema, 1),
});

/**
 * A change of e-mail or phone that waits for its code: the new `value` (a phone as "+31 612345678"), when the last code
 * was sent, until when it is taken, and how many wrong ones still are.
 */
export type ContactChange = v.InferOutput<typeof contactChangeSchema>;

/** Reads the changes of e-mail and phone that wait for a confirmation. The call is ours: 404 or 501 is none. */
export const getContactChanges = defineEndpoint({
  name: 'get-contact-changes',
  method: 'GET',
  path: '/api/user/contact-changes',
  auth: 'required',
  request: {},
  response: v.object({ changes: v.nullish(v.array(contactChangeSchema), []) }),
});
