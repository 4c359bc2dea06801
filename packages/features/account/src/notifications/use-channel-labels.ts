import type { OfferChannel } from '@baize/domain/offer-channels';
import { useLingui } from '@lingui/react/macro';

/** The channels as the player reads them. */
export function useChannelLabels(): Record<OfferChannel, string> {
  const { t } = useLingui();
  return {
    email: t({ id: 'notifications.channel.email', message: 'E-mail' }),
    sms: t({ id: 'notifications.channel.sms', message: 'Text message (SMS)' }),
    push: t({ id: 'notifications.channel.push', message: 'Push notification' }),
    phone: t({ id: 'notifications.channel.phone', message: 'Phone call' }),
    post: t({ id: 'notifications.channel.post', message: 'Letter' }),
  };
}
