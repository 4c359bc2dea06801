import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { deleteOtherSessions } from '../endpoints/session/delete-other-sessions.ts';
import { deleteSession } from '../endpoints/session/delete-session.ts';
import { getSessions, type PlayerSession } from '../endpoints/session/get-sessions.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';
import { invalidateAfter, mutationDefaults } from './mutation-defaults.ts';
import { nullWhenMissing } from './optional-read.ts';

const AFFECTED_KEYS = [queryKeys.sessions];

/** Where the player is logged in, a list of `PlayerSession`; null of a platform that does not list sessions. */
export function sessionsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }): Promise<readonly PlayerSession[] | null> =>
      (await nullWhenMissing(client.send(getSessions, {}, { signal })))?.sessions ?? null,
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
    refetchOnWindowFocus: 'always',
  });
}

/** Ends one session by its id; then the sessions are read again. */
export function deleteSessionMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('delete-session'),
    mutationFn: (id: string, { client: cache }) =>
      invalidateAfter(client.send(deleteSession, { params: { id } }), cache, AFFECTED_KEYS),
    ...mutationDefaults,
  });
}

/** Ends every session but this one; then the sessions are read again. */
export function deleteOtherSessionsMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('delete-other-sessions'),
    mutationFn: (_: void, { client: cache }) =>
      invalidateAfter(client.send(deleteOtherSessions, {}), cache, AFFECTED_KEYS),
    ...mutationDefaults,
  });
}
