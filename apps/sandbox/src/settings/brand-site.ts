import type { RawSettings } from './brand-settings.ts';

/** Where a brand's pages are; nowhere while a tester laid something over it that is no address. */
export function getBrandSite({ casinoOrigin }: RawSettings): string | null {
  return typeof casinoOrigin === 'string' && /^https?:\/\/[^/]/.test(casinoOrigin) ? casinoOrigin : null;
}
