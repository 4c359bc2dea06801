import type { NotificationChoices } from '@baize/api/endpoints/account';
import { OFFER_CHANNELS, type OfferChannel } from '@baize/domain/offer-channels';
import type { ApiClient } from '@baize/api/client';
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

type Sent = 'GET' | { offers: Partial<Record<OfferChannel, boolean>> };

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
      const { offers } = body as Exclude<Sent, 'GET'>;
      if (options.write === undefined || options.write.keep === true)
        on = OFFER_CHANNELS.filter((channel) => offers[channel] ?? on.includes(channel));
      return options.write?.answer() ?? ok(choices());
    },
  });
  const sent = () =>
    asked
      .filter(({ call }) => call === 'notifications')
      .map(({ body }) => (body === null ? 'GET' : (body as Exclude<Sent, 'GET'>)));
  return { api, sent };
}
