import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

/** As high as one line for what stands around it; the finger has the gaps beside it, too. */
export const line = featureStyle({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.small,
  marginBlock: '-8px',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': {
      outline: 'none',
      borderRadius: vars.radius.small,
      boxShadow: vars.focus.ring,
    },
  },
});

/** A phone needs its room for the words. */
export const icon = featureStyle({
  flexShrink: 0,
  color: vars.color.warning,
  '@media': { [media.phone]: { display: 'none' } },
});

export const copy = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  minInlineSize: 0,
});

export const amount = featureStyle({ fontWeight: 600 });

export const until = featureStyle({ color: vars.color.muted });

/** A phone has one line; the calendar behind it says the second time. */
export const utc = featureStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const way = featureStyle({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.muted,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
