import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

export const options = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

export const option = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: vars.space[20],
  border: vars.card.border,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  boxShadow: vars.shadow.card,
  '@media': { [media.phone]: { padding: vars.space[16] } },
});

/** The last of an odd number takes the row it would stand in alone. */
const twoInARow = '(min-width: 560px) and (max-width: 1024px)';
globalStyle(`${options} > :last-child:nth-child(odd)`, {
  '@layer': { [layers.feature]: { '@media': { [twoInARow]: { gridColumn: '1 / -1' } } } },
});

export const icon = featureStyle({ color: vars.color.secondary });

export const name = featureStyle({ ...textStyles.card });

export const text = featureStyle({
  ...textStyles.body,
  marginBlockEnd: 'auto',
  paddingBlockEnd: vars.space[8],
  color: vars.color.muted,
});

export const missing = featureStyle({
  ...textStyles.small,
  color: vars.color.warning,
  selectors: { '&:empty': { display: 'none' } },
});
