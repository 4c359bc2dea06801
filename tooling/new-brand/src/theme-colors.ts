import { deriveTokens } from '@baize/ui/derive-tokens';
import type { BrandRequest } from './brand-request.ts';

/** The colours the theme will have. */
export function themeColors({ accent, scheme, radius }: BrandRequest) {
  return deriveTokens({ accent, scheme, radius, font: { display: '', text: '' } }).color;
}
