import { localDate } from '@baize/domain/zone';
import { formatClock, formatDay, joinDayClock } from '@baize/i18n/formats';
import { useSyncExternalStore } from 'react';
import { useLocale } from '@baize/page';
import { useZone } from '@baize/page/clock';
import { lastLogin } from '../session/last-login.ts';

/** When and from where the player was last here, each in words and null where the platform did not say (SES-13). */
export interface LastLoginText {
  when: string | null;
  location: string | null;
  ip: string | null;
}

/** The visit before this one in the page's language and the player's zone; null when there is none to tell of. */
export function useLastLogin(): LastLoginText | null {
  const told = useSyncExternalStore(lastLogin.subscribe, lastLogin.get, () => null);
  const locale = useLocale();
  const zone = useZone() ?? 'UTC';
  if (!told) return null;
  const instant = Date.parse(told.created_at ?? '');
  const day = () => formatDay({ date: localDate({ instant, zone }), locale, style: 'medium' });
  const when = Number.isFinite(instant)
    ? joinDayClock({ day: day(), clock: formatClock({ instant, zone, locale }), locale })
    : null;
  const words = { when, location: told.location || null, ip: told.ip || null };
  return (words.when ?? words.location ?? words.ip) ? words : null;
}
