import type { NotificationChoices } from '@baize/api/endpoints/account';
import { OFFER_CHANNELS, type OfferChannel } from '@baize/domain/offer-channels';
import type { ApiClient } from '@baize/api/client';
import * as v from 'valibot';
import { createFakeAccountApi, ok } from './fake-account.ts';

type Answer = () => Response | Promise<Response>;

/** How the platform of a test begins, and what it answers in place of doing as it is asked. */
interface NotificationsOptions {
  on?: readonly OfferChannel[];
  suppressed?: boolean;
  read?: Answer;
  /** `keep` does what is asked and answers this; without it the answer is how all stands then. */
  write?: { answer: Answer; keep?: boolean };
}

const flag = v.optional(v.boolean());
const requestSchema = v.object({
  offers: v.object({ email: flag, sms: flag, push: flag, phone: flag, post: flag }),
});

type Sent = 'GET' | v.InferOutput<typeof requestSchema>;

/** A platform that holds a player's choices; options may be changed on the way. */
export function createFakeNotificationsApi(options: NotificationsOptions = {}): {
  api: ApiClient;
  sent: () => Sent[];
} {
  let on = options.on ?? ['email'];
  const choices = (): NotificationChoices => ({
    channels: OFFER_CHANNELS.map((channel) => ({
      channel,
      offers: on.includes(channel),
      account: channel === 'email' || channel === 'sms',
    })),
    suppressed: options.suppressed ?? false,
  });
  const { api, asked } = createFakeAccountApi({
    notifications: (body) => {
      if (body === null) return options.read?.() ?? ok(choices());
      const { offers } = v.parse(requestSchema, body);
      if (options.write === undefined || options.write.keep === true)
        on = OFFER_CHANNELS.filter((channel) => offers[channel] ?? on.includes(channel));
      return options.write?.answer() ?? ok(choices());
    },
  });
  const sent = () =>
    asked
      .filter(({ call }) => call === 'notifications')
      .map(({ body }) => (body === null ? 'GET' : v.parse(requestSchema, body)));
  return { api, sent };
}
