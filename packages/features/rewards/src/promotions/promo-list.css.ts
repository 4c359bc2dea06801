import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@baize/ui/layers';
import { featureStyle } from '../feature-style.ts';

export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.page.cardGap,
  transition: `opacity ${vars.motion.base} ${vars.motion.in}`,
  selectors: { '&[data-busy]': { opacity: 0.6 } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] },
  },
});

export const one = featureStyle({ display: 'grid', minInlineSize: 0 });

export const first = featureStyle({ display: 'grid', gridColumn: '1 / -1', minInlineSize: 0 });

globalStyle(`${one} > *, ${first} > *`, { '@layer': { [layers.feature]: { minInlineSize: 0 } } });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  gridColumn: '1 / -1',
  minBlockSize: vars.target.medium,
});

export const count = featureStyle({
  ...roles.small,
  margin: 0,
  color: vars.color.muted,
  outlineOffset: '4px',
});
