import { OFFER_CHANNELS } from '@baize/domain/offer-channels';
import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { maybeFlag, picklistOrUnknown } from '../../fields.ts';

const notificationChannelSchema = v.object({
  channel: picklistOrUnknown(OFFER_CHANNELS),
  offers: maybeFlag,
  account: maybeFlag,
});

/** One way to reach the player: whether offers come by it, and whether news about the account does. */
export type NotificationChannel = v.InferOutput<typeof notificationChannelSchema>;

export const notificationChoicesSchema = v.object({
  channels: v.nullish(v.array(notificationChannelSchema), []),
  suppressed: maybeFlag,
});

/** By what the player is reached; `suppressed` while an exclusion or a break keeps every offer away. */
export type NotificationChoices = v.InferOutput<typeof notificationChoicesSchema>;

/**
 * Reads by which channels the player is sent offers and news about the account. Only offers can be switched. The call is
 * ours: a platform without it answers 404 or 501.
 */
export const getNotifications = defineEndpoint({
  name: 'get-notifications',
  method: 'GET',
  path: '/api/user/notifications',
  auth: 'required',
  request: {},
  response: notificationChoicesSchema,
});
