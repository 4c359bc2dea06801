import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';

const fieldFlagSchema = v.pipe(
  v.union([v.number(), v.boolean(), v.picklist(['0', '1'])]),
  v.transform((flag): 0 | 1 => (Number(flag) === 0 ? 0 : 1)),
);

const registrationFieldsResponseSchema = v.pipe(
  v.unknown(),
  v.check((answer) => !Array.isArray(answer), 'flags are no list'),
  v.record(v.string(), fieldFlagSchema),
);

/** One flag per form field; 0 means the field is not used, a field without a flag is (S1 §3). */
export type RegistrationFields = v.InferOutput<typeof registrationFieldsResponseSchema>;

/** Reads which fields profile, sign-up and linked forms use; an unreadable flag leaves its field in use (PRF-08). */
export const getRegistrationFields = defineEndpoint({
  name: 'get-registration-fields',
  method: 'GET',
  path: '/api/admin/get-registration-fields',
  auth: 'none',
  freshness: 'cached',
  request: {},
  response: registrationFieldsResponseSchema,
});
