import { mutationOptions } from '@tanstack/react-query';
import {
  threeDsWebhook,
  type ThreeDsResult,
  type ThreeDsWebhookRequest,
} from '../endpoints/cashier/three-ds-webhook.ts';
import type { ApiClient } from '../client.ts';
import { queryKeys } from './keys.ts';
import { noLock, dedupeInFlight } from './mutex.ts';
import { invalidateAfter, mutationDefaults } from './mutation-defaults.ts';

const AFFECTED_KEYS = [queryKeys.userDetails, queryKeys.transactions];

const once = dedupeInFlight<ThreeDsResult>();

/** Brings back what the bank said, once per `MD` at a time; then player and transactions are read again (PAY-05). */
export function threeDsMutation(client: ApiClient, mutex = noLock) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('three-ds'),
    mutationFn: (body: ThreeDsWebhookRequest, { client: cache }) =>
      once({
        client,
        key: `three-ds:${body.MD}`,
        mutex,
        work: () => invalidateAfter(client.send(threeDsWebhook, { body }), cache, AFFECTED_KEYS),
      }),
    ...mutationDefaults,
  });
}
