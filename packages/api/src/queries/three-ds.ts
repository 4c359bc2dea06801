import { mutationOptions } from '@tanstack/react-query';
import {
  threeDsWebhook,
  type ThreeDsResult,
  type ThreeDsWebhookAsk,
} from '../calls/cashier/three-ds-webhook.ts';
import type { ApiClient } from '../client.ts';
import { queryKeys } from './keys.ts';
import { alone, onceUnderWay } from './one-at-a-time.ts';
import { thenRefresh, writing } from './writing.ts';

const CHANGED = [queryKeys.userDetails, queryKeys.transactions];

const once = onceUnderWay<ThreeDsResult>();

/** Brings back what the bank said, once per `MD` at a time; then player and transactions are read again (PAY-05). */
export function threeDsMutation(client: ApiClient, oneAtATime = alone) {
  return mutationOptions({
    mutationKey: queryKeys.write('three-ds'),
    mutationFn: (body: ThreeDsWebhookAsk, { client: cache }) =>
      once({
        client,
        key: `three-ds:${body.MD}`,
        oneAtATime,
        work: () => thenRefresh(client.send(threeDsWebhook, { body }), cache, CHANGED),
      }),
    ...writing,
  });
}
