import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getNotifications, type NotificationChoices } from '../endpoints/account/get-notifications.ts';
import { putNotifications, type PutNotificationsRequest } from '../endpoints/account/put-notifications.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';
import { mutationDefaults } from './mutation-defaults.ts';
import { nullWhenMissing } from './optional-read.ts';

/** By what the player is sent offers and news (`NotificationChoices`); null of a platform that has no such choices. */
export function notificationsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.notifications,
    queryFn: ({ signal }): Promise<NotificationChoices | null> =>
      nullWhenMissing(client.send(getNotifications, {}, { signal })),
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
    refetchOnWindowFocus: 'always',
  });
}

/** Switches offers by channel, one request after the other; the answer takes the place of what was read. */
export function putNotificationsMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('put-notifications'),
    mutationFn: async (offers: PutNotificationsRequest['offers'], { client: cache }) => {
      // A read that is under way may hold what was before.
      await cache.cancelQueries({ queryKey: queryKeys.notifications });
      const choices = await client.send(putNotifications, { body: { offers } });
      cache.setQueryData(queryKeys.notifications, choices);
      return choices;
    },
    ...mutationDefaults,
    scope: { id: 'put-notifications' },
  });
}
