import { getNotifications, putNotifications } from '@baize/api/endpoints/account';
import { switchNotifications, toNotificationChoices } from '../accounts/notification-choices.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import type { Brand } from '../settings/brand-settings.ts';

/** By what a player is sent offers and news. */
export function registerNotificationEndpoints(calls: EndpointContext): void {
  const { clock, database, settings } = calls.platform;
  const rulesOf = (brand: Brand) => ({ pack: getBrandRules(settings, brand).pack, now: clock.now() });

  registerEndpoint(calls, getNotifications, async ({ client, signedIn }) => ({
    data: toNotificationChoices(requireSession(signedIn).player, rulesOf(client.brand)),
  }));

  registerEndpoint(calls, putNotifications, async ({ input: { body }, client, signedIn }) => {
    const rules = rulesOf(client.brand);
    const { player } = requireSession(signedIn);
    const changed = await switchNotifications(database, {
      playerId: player.id,
      offers: body.offers,
      ...rules,
    });
    return { data: toNotificationChoices(changed, rules) };
  });
}
