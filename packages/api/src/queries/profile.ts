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
import { userDetailsQuery } from './user-details.ts';

type User = UserDetails['getUser'];

/** What a change of the profile changes: where it resets the verification, also which documents are asked for. */
const PROFILE_KEYS = [
  queryKeys.userDetails,
  queryKeys.payments,
  queryKeys.documents,
  queryKeys.documentLabels,
];

/** What is sent, or how it is made of the player as the platform has them now: another tab may have changed a field since. */
export type ProfileUpdate = UpdateUserDetailsRequest | ((user: User | null) => UpdateUserDetailsRequest);

/**
 * Changes the profile and resolves the platform's words, or null; then the player, the ways to pay and the documents are
 * read again. An answer of 200 whose `success` is false rejects like every refusal (PRF-01).
 */
export function updateProfileMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('update-profile'),
    mutationFn: (asked: ProfileUpdate, { client: cache }) =>
      invalidateAfter(update({ client, asked, cache }), cache, PROFILE_KEYS),
    ...mutationDefaults,
  });
}

type Update = { client: ApiClient; asked: ProfileUpdate; cache: QueryClient };

async function update({ client, asked, cache }: Update): Promise<{ message: string | null }> {
  const body = typeof asked === 'function' ? asked(await readUser(client, cache)) : asked;
  const { success, message, getUser } = await client.send(updateUserDetails, { body });
  if (!success) throw toRefusal(message);
  if (getUser !== null) updateCachedUser(cache, getUser);
  return { message };
}

/** The player as the platform has them; as they are known where it cannot be read, which the update itself will tell of. */
async function readUser(client: ApiClient, cache: QueryClient): Promise<User | null> {
  const query = { ...userDetailsQuery(client), ...mutationDefaults, staleTime: 0 };
  try {
    return (await cache.query(query)).getUser;
  } catch {
    return cache.getQueryData(query.queryKey)?.getUser ?? null;
  }
}

function toRefusal(message: string | null): ApiFailure {
  return new ApiFailure({
    kind: 'refused',
    path: updateUserDetails.path,
    status: 200,
    ...(message === null ? {} : { message }),
  });
}

function updateCachedUser(cache: QueryClient, getUser: User): void {
  cache.setQueryData<UserDetails>(queryKeys.userDetails, (details) => details && { ...details, getUser });
}
