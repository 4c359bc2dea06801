import { isWhitelistedIp } from '@baize/domain/geo-block';

/** The addresses set aside for documentation (RFC 5737, RFC 3849), shared out among countries. */
const RANGES: readonly (readonly [range: string, country: string])[] = [
  ['203.0.113.0/27', 'NL'],
  ['203.0.113.32/27', 'DE'],
  ['203.0.113.64/27', 'SE'],
  ['203.0.113.96/27', 'GB'],
  ['203.0.113.128/27', 'FR'],
  ['203.0.113.160/27', 'PT'],
  ['203.0.113.192/27', 'DK'],
  ['203.0.113.224/27', 'FI'],
  ['198.51.100.0/27', 'US'],
  ['198.51.100.32/27', 'CA'],
  ['198.51.100.64/27', 'BR'],
  ['198.51.100.96/27', 'IN'],
  ['198.51.100.128/27', 'JP'],
  ['198.51.100.160/27', 'TR'],
  ['198.51.100.192/27', 'KP'],
  ['198.51.100.224/27', 'CW'],
  ['192.0.2.0/26', 'MT'],
  ['192.0.2.64/26', 'NO'],
  ['192.0.2.128/26', 'ES'],
  ['192.0.2.192/26', 'IT'],
  ['2001:db8:31::/48', 'NL'],
  ['2001:db8:49::/48', 'DE'],
  ['2001:db8:1::/48', 'US'],
];

/** The country an address of the table belongs to; null for every other address. */
export function findCountryByIp(ip: string): string | null {
  return RANGES.find(([range]) => isWhitelistedIp({ ip, list: [range] }))?.[1] ?? null;
}
