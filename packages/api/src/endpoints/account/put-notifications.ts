import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { notificationChoicesSchema } from './get-notifications.ts';

const flag = v.optional(v.boolean());

const putNotificationsRequestSchema = v.object({
  offers: v.object({ email: flag, sms: flag, push: flag, phone: flag, post: flag }),
});

/** The channels to switch; what is left out stays as it is, so that two tabs do not undo each other. */
export type PutNotificationsRequest = v.InferInput<typeof putNotificationsRequestSchema>;

/**
 * Switches offers on or off by channel and answers how all stands then; the same again changes nothing. 422
 * `SELF_EXCLUDED` or `ACCOUNT_FROZEN` for switching one on during an exclusion or a break. The call is ours.
 */
export const putNotifications = defineEndpoint({
  name: 'put-notifications',
  method: 'PUT',
  path: '/api/user/notifications',
  auth: 'required',
  request: { body: putNotificationsRequestSchema },
  response: notificationChoicesSchema,
});
