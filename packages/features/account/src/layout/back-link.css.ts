import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

/** A link to where the player came from. */
export const back = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.medium,
});

/** Points back, whichever way the language is read. */
export const arrow = featureStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
