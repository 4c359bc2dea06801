import { getLocale, getSettings } from '@baize/api/endpoints/settings';
import { isLocale } from '@baize/domain/locales';
import { notFoundError } from '../errors/http-error.ts';
import { registerEndpoint, type EndpointContext } from '../http/register-endpoint.ts';

export function registerSettingsEndpoint(calls: EndpointContext): void {
  const { settings } = calls.platform;

  registerEndpoint(calls, getSettings, async ({ client }) => ({ data: settings.settings(client.brand) }));

  registerEndpoint(calls, getLocale, async ({ input, client }) => {
    const { lng } = input.params;
    if (!isLocale(lng)) throw notFoundError('There is no such language');
    return { data: settings.texts(client.brand, lng) };
  });
}
