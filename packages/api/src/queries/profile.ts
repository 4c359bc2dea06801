import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { UserDetails } from '../endpoints/session/get-user-details.ts';
import {
  updateUserDetails,
  type UpdateUserDetailsRequest,
} from '../endpoints/session/update-user-details.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { queryKeys } from './keys.ts';
import { invalidateAfter, mutationDefaults } from './mutation-defaults.ts';

/**
 * Changes the profile and resolves the platform's words, or null; then the player and the ways to pay are read again. An
 * answer of 200 whose `success` is false rejects like every refusal (PRF-01).
 */
export function updateProfileMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('update-profile'),
    mutationFn: (body: UpdateUserDetailsRequest, { client: cache }) =>
      invalidateAfter(update({ client, body, cache }), cache, [queryKeys.userDetails, queryKeys.payments]),
    ...mutationDefaults,
  });
}

type Update = { client: ApiClient; body: UpdateUserDetailsRequest; cache: QueryClient };

async function update({ client, body, cache }: Update): Promise<{ message: string | null }> {
  const { success, message, getUser } = await client.send(updateUserDetails, { body });
  if (!success) throw toRefusal(message);
  if (getUser !== null) updateCachedUser(cache, getUser);
  return { message };
}

function toRefusal(message: string | null): ApiFailure {
  return new ApiFailure({
    kind: 'refused',
    path: updateUserDetails.path,
    status: 200,
    ...(message === null ? {} : { message }),
  });
}

function updateCachedUser(cache: QueryClient, getUser: UserDetails['getUser']): void {
  cache.setQueryData<UserDetails>(queryKeys.userDetails, (details) => details && { ...details, getUser });
}
