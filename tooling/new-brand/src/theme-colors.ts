import { deriveTokens, type ThemeSeeds } from '@baize/ui/derive-tokens';
import type { BrandRequest } from './brand-request.ts';

/** What of a request the theme is derived from; its fonts are the other theme's. */
export function seedsOf({ accent, scheme, radius, density }: BrandRequest): Omit<ThemeSeeds, 'font'> {
  return { accent, scheme, radius, density };
}

/** The colours the theme will have. */
export function themeColors(request: BrandRequest) {
  return deriveTokens({ ...seedsOf(request), font: { display: '', text: '' } }).color;
}
