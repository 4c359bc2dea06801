import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, gradient, radius, space, target, page: measure } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  paddingBlock: `${space[20]} ${space[36]}`,
});

export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });

/** Links that look as the tabs of a place do. */
export const tabs = featureStyle({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border}`,
});

export const tab = featureStyle({
  ...textStyles.label,
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: target.medium,
  paddingInline: space[16],
  color: color.muted,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.text },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: space[12],
      blockSize: '3px',
      borderStartStartRadius: radius.small,
      borderStartEndRadius: radius.small,
      background: gradient.accent,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** The matter itself, and beside it what helps with it; under it where there is no room. */
export const beside = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});

export const pairs = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[16]} ${space[20]}`,
  alignItems: 'start',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const whole = featureStyle({ gridColumn: '1 / -1' });

export const rowStart = featureStyle({ gridColumnStart: 1 });

export const side = featureStyle({ display: 'grid', gap: space[16] });

export const stack = featureStyle({ display: 'grid', gap: space[12], alignContent: 'start' });

export const head = featureStyle({ ...textStyles.card, margin: 0 });

export const small = featureStyle({ ...textStyles.small, color: color.muted, margin: 0 });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  gridColumn: '1 / -1',
  marginBlockStart: space[4],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${color.border}`,
});

export const count = featureStyle({ ...textStyles.small, color: color.muted, marginInlineStart: 'auto' });

export const line = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

/** A sign before its words. */
export const signed = featureStyle({ display: 'flex', alignItems: 'center', gap: space[12] });

/** A name and its state; a long name breaks, the state does not. */
export const named = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
});

/** Has the focus where what had it is gone. */
export const focusPlace = featureStyle({ outline: 'none' });
