import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { globalStyle } from '@vanilla-extract/css';
import { inFeature } from '../feature-style.ts';

export const ways = inFeature({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

export const way = inFeature({
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
globalStyle(`${ways} > :last-child:nth-child(odd)`, {
  '@layer': { [layers.feature]: { '@media': { [twoInARow]: { gridColumn: '1 / -1' } } } },
});

export const icon = inFeature({ color: vars.color.secondary });

export const name = inFeature({ ...roles.card });

export const text = inFeature({
  ...roles.body,
  marginBlockEnd: 'auto',
  paddingBlockEnd: vars.space[8],
  color: vars.color.muted,
});

export const missing = inFeature({
  ...roles.small,
  color: vars.color.warning,
  selectors: { '&:empty': { display: 'none' } },
});
