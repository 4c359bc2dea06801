import { getLocale, getSettings } from '@baize/api/calls/settings';
import { isLocale } from '@baize/domain/locales';
import { notFound } from '../http/refusal.ts';
import { registerCall, type Calls } from '../http/register-call.ts';

export function registerSettings(calls: Calls): void {
  const { settings } = calls.platform;

  registerCall(calls, getSettings, async ({ caller }) => ({ data: settings.settings(caller.brand) }));

  registerCall(calls, getLocale, async ({ asked, caller }) => {
    const { lng } = asked.params;
    if (!isLocale(lng)) throw notFound('There is no such language');
    return { data: settings.texts(caller.brand, lng) };
  });
}
