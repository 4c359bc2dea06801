import type { BrandRules } from '../settings/brand-rules.ts';

const LOOPBACK = /^https?:\/\/(localhost|(?:[a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The page that may frame a game and hears its messages: the one that asked for it, else the brand's own origin, as long
 * as it is on this machine. Nothing else may frame what plays with money.
 */
export function getParentOrigin(origin: string | null, { settings }: Pick<BrandRules, 'settings'>): string {
  const home = URL.parse(settings.casinoOrigin ?? '')?.origin ?? '';
  return [origin ?? '', home].find((each) => LOOPBACK.test(each)) ?? 'http://127.0.0.1:4100';
}
