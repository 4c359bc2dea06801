import { registrationFields } from '@baize/domain/sign-up';
import { queryOptions } from '@tanstack/react-query';
import { getRegistrationFields, type RegistrationFields } from '../calls/access/get-registration-fields.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

const asQuestion = (data: RegistrationFields) => registrationFields({ data });

/** Whether a form uses a field: `data(field)`. Until it is known, and when it failed, every field is in use (PRF-08). */
export function registrationFieldsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.registrationFields,
    queryFn: ({ signal }) => client.send(getRegistrationFields, {}, { signal }),
    select: asQuestion,
    ...reading,
    staleTime: FRESH_FOR.lists,
  });
}
