import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { identityProofEntries } from '../session/identity-proof.ts';
import { contactChangeSchema } from './get-contact-changes.ts';

const putContactRequestSchema = v.object({
  value: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  code: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(20))),
  ...identityProofEntries,
});

/**
 * The new e-mail address or phone number ("+31 612345678") with what proves who asks (`IdentityProof`); with the code that was
 * sent there, to confirm it.
 */
export type PutContactRequest = v.InferInput<typeof putContactRequestSchema>;

const putContactResponseSchema = v.object({
  confirmed: v.boolean(),
  change: v.nullish(contactChangeSchema, null),
});

/**
 * Changes the e-mail address in two steps. Without `code` one is sent to the new address, beside a link that does the
 * same, and the change waits; the old address still signs in, and is notified. This step needs an `IdentityProof`; the same
 * value again sends a new code without one. With `code` the change is made and the old address notified; the same again
 * answers that it is. 400 under `value` for no address or one in use, under `currentPassword` or `twoStepCode` where that is
 * missing or wrong; 422 `CONTACT_UNCHANGED`, `NO_PENDING_CHANGE`, `CODE_EXPIRED`, `TOO_MANY_TRIES`, `WRONG_CODE` (details:
 * `triesLeft`), `TWO_STEP_WRONG_CODE`, `TWO_STEP_CODE_USED`; 429. The call is ours.
 */
export const putEmail = defineEndpoint({
  name: 'put-email',
  method: 'PUT',
  path: '/api/user/email',
  auth: 'required',
  request: { body: putContactRequestSchema },
  response: putContactResponseSchema,
});

/** Changes the phone number as `putEmail` changes the address: the code comes by SMS to the new number, without a link. */
export const putPhone = defineEndpoint({
  name: 'put-phone',
  method: 'PUT',
  path: '/api/user/phone',
  auth: 'required',
  request: { body: putContactRequestSchema },
  response: putContactResponseSchema,
});
