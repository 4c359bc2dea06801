/**
 * Tells whether a player may be sent to an address to pay: over the web, with nobody's name or password in it, and at
 * one of the origins that the brand's host names. An address that cannot be read leads nowhere. Requirements PAY-04.
 */
export function isAllowedPaymentUrl(address: unknown, origins: readonly string[]): boolean {
  if (typeof address !== 'string') return false;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && origins.includes(url.origin);
}
