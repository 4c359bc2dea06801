import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const calendar = featureStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const demo = featureStyle({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.muted,
});

export const foot = featureStyle({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  margin: 0,
  color: vars.color.muted,
});

export const info = featureStyle({ flexShrink: 0 });

/** As wide as its words; on a phone as wide as the sheet. */
export const wayIn = featureStyle({
  display: 'grid',
  justifyContent: 'start',
  '@media': { [media.phone]: { justifyContent: 'stretch' } },
});
