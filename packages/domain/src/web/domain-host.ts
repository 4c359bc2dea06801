import { readIp } from './ip-address.ts';

function withoutPort(authority: string): string {
  const ip = authority.replace(/^\[([^\]]*)\](?::\d*)?$/, '$1');
  return ip.split(':').length > 2 ? ip : ip.replace(/:\d*$/, '');
}

/** Cuts an address or a `Host` header down to its host and port, in lower case, `www.` and a dot at the end kept. */
export function domainAuthority(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//, '')
    .replace(/[/?#\\].*/s, '')
    .replace(/.*@/s, '');
}

/**
 * Cuts an address or a `Host` header down to the host that names a domain, in lower case: without scheme, user, port,
 * path, `www.` and the dot at its end; an IPv6 address in one spelling. Null when no host is left. A domain of other
 * letters is to be written as browsers send it (`xn--…`).
 */
export function domainHost(written: unknown): string | null {
  if (typeof written !== 'string') return null;
  const host = withoutPort(domainAuthority(written)).replace(/\.$/, '');
  const ip = readIp(host);
  if (ip) return `${ip.bits}:${ip.value}`;
  return host.replace(/^www\.(?=.)/, '') || null;
}
