import { registrationFields } from '@baize/domain/sign-up';
import { queryOptions } from '@tanstack/react-query';
import {
  getRegistrationFields,
  type RegistrationFields,
} from '../endpoints/access/get-registration-fields.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

const toFieldPredicate = (data: RegistrationFields) => registrationFields({ data });

/** Whether a form uses a field: `data(field)`. Until it is known, and when it failed, every field is in use (PRF-08). */
export function registrationFieldsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.registrationFields,
    queryFn: ({ signal }) => client.send(getRegistrationFields, {}, { signal }),
    select: toFieldPredicate,
    ...queryDefaults,
    staleTime: STALE_TIMES.lists,
  });
}
