import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ContactKind } from '@baize/domain/contact-change';
import { deleteEmailChange, deletePhoneChange } from '../endpoints/account/delete-contact-change.ts';
import { getContactChanges, type ContactChange } from '../endpoints/account/get-contact-changes.ts';
import { putEmail, putPhone, type PutContactRequest } from '../endpoints/account/put-contact.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';
import { invalidateAfter, invalidateKeys, mutationDefaults } from './mutation-defaults.ts';
import { nullWhenMissing } from './optional-read.ts';

const AFFECTED_KEYS = [queryKeys.contactChanges, queryKeys.userDetails];

type Changes = readonly ContactChange[];

/** The changes of e-mail and phone that wait for a code (`ContactChange`); null of a platform without such changes. */
export function contactChangesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.contactChanges,
    queryFn: async ({ signal, client: cache }): Promise<Changes | null> => {
      const read = await nullWhenMissing(client.send(getContactChanges, {}, { signal }));
      const changes = read?.changes ?? null;
      if (hasOneGone(cache, changes)) invalidateKeys(cache, [queryKeys.userDetails]);
      return changes;
    },
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
    refetchOnWindowFocus: 'always',
  });
}

/** Whether a change was confirmed or called off elsewhere: by the link of the mail, or in another tab. */
function hasOneGone(cache: QueryClient, now: Changes | null): boolean {
  const before = cache.getQueryData<Changes | null>(queryKeys.contactChanges) ?? [];
  return before.some(({ kind }) => !now?.some((change) => change.kind === kind));
}

/** A code is asked for without `code`, and the change made with it; then changes and player are read again. */
export function putContactMutation(client: ApiClient, kind: ContactKind) {
  const call = kind === 'email' ? putEmail : putPhone;
  return mutationOptions({
    mutationKey: queryKeys.mutation(call.name),
    mutationFn: async (body: PutContactRequest, { client: cache }) => {
      // A read that is under way may hold what was before.
      await cache.cancelQueries({ queryKey: queryKeys.contactChanges });
      const answer = await invalidateAfter(client.send(call, { body }), cache, AFFECTED_KEYS);
      if (answer.confirmed || answer.change) replaceCached(cache, kind, answer.change);
      return answer;
    },
    ...mutationDefaults,
    // What was typed must not stay in memory.
    gcTime: 0,
  });
}

function replaceCached(cache: QueryClient, kind: ContactKind, change: ContactChange | null): void {
  cache.setQueryData<Changes | null>(
    queryKeys.contactChanges,
    (before) =>
      before && [...before.filter((one) => one.kind !== kind), ...(change === null ? [] : [change])],
  );
}

/** Calls off the change that waits; then changes are read again. */
export function cancelContactMutation(client: ApiClient, kind: ContactKind) {
  const call = kind === 'email' ? deleteEmailChange : deletePhoneChange;
  return mutationOptions({
    mutationKey: queryKeys.mutation(call.name),
    mutationFn: async (_: void, { client: cache }) => {
      await invalidateAfter(client.send(call, {}), cache, AFFECTED_KEYS);
      replaceCached(cache, kind, null);
    },
    ...mutationDefaults,
  });
}
