import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const week = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space[8],
  '@media': { [media.phone]: { gap: vars.space[4] } },
});

export const day = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 0,
  minBlockSize: '84px',
  minInlineSize: 0,
  padding: vars.space[4],
  background: vars.color.surface2,
  border: '2px solid transparent',
  borderRadius: vars.day.radius,
  color: vars.color.text,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}`,
  '@media': {
    [media.phone]: { paddingInline: 0 },
    [media.hover]: {
      selectors: { '&:hover:not([aria-selected="true"])': { background: vars.color.surface3 } },
    },
  },
  selectors: {
    '&[aria-current]': { borderColor: vars.color.accent },
    '&[aria-selected="true"]': { background: vars.color.text, color: vars.color.surface0 },
  },
});

/** Whole names of days, as Arabic has them, fit into a phone's tile, too. */
export const weekday = featureStyle({
  ...textStyles.small,
  fontWeight: vars.fontWeight.label,
  '@media': { [media.phone]: { fontSize: vars.fontSize.micro, letterSpacing: 'normal' } },
});

export const number = featureStyle({ ...textStyles.amountCell });

/** The line is kept on every day. */
export const today = featureStyle({
  ...textStyles.micro,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '17px',
});

/** How many bonuses the day has; its line is kept until that is known. */
export const count = featureStyle({
  ...textStyles.micro,
  minBlockSize: '17px',
  fontVariantNumeric: 'tabular-nums',
});

/** Where the word has no room. */
export const dot = featureStyle({
  display: 'none',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { [media.phone]: { display: 'block' } },
});

export const word = featureStyle({ '@media': { [media.phone]: { display: 'none' } } });
