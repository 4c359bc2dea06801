import { domainHost } from '../web/domain-host.ts';
import type { Settings } from '../settings/settings.ts';

/** The machine itself: a health check or a developer, never a visitor from elsewhere. */
const LOOPBACK: readonly (string | null)[] = ['localhost', '127.0.0.1', '[::1]'].map(domainHost);

/** Stands among the names for any host. */
export const ANY_HOST = '*';

/**
 * Whether a brand answers on the host that a request names: its own origin, one of its mirror domains, this machine, or
 * one of `names`, of which `*` is any. Ports, case, `www.` and a dot at the end do not count; a subdomain is another host.
 * Source: requirements MIR-01; ours.
 */
export function isKnownHost({
  host,
  settings: { casinoOrigin, mirrorDomain },
  names,
}: {
  host: string | undefined;
  settings: Pick<Settings, 'casinoOrigin' | 'mirrorDomain'>;
  names: readonly string[];
}): boolean {
  if (names.includes(ANY_HOST)) return true;
  const asked = domainHost(host);
  if (asked === null) return false;
  const own = [casinoOrigin, ...mirrorDomain.map(({ url }) => url), ...names].map(domainHost);
  return own.includes(asked) || LOOPBACK.includes(asked);
}
