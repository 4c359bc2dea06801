import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const groups = featureStyle({
  display: 'grid',
  gap: vars.space[8],
  marginBlock: `${vars.space[8]} ${vars.space[16]}`,
});

export const group = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '48px',
  paddingInline: vars.space[16],
  border: vars.card.border,
  borderRadius: vars.radius.field,
  background: vars.color.surface1,
  fontWeight: vars.fontWeight.label,
});

/** How far up the ladder a group stands: one bar for each group (look §7). */
export const steps = featureStyle({
  flex: '1 1 0',
  display: 'flex',
  gap: '6px',
  maxInlineSize: '220px',
  marginInlineStart: 'auto',
});

export const ahead = featureStyle({
  flex: 1,
  blockSize: '10px',
  borderRadius: vars.radius.badge,
  background: vars.color.surface3,
});

export const reached = featureStyle({
  flex: 1,
  blockSize: '10px',
  borderRadius: vars.radius.badge,
  background: vars.color.secondary,
});

export const mark = featureStyle({ flex: 'none', color: vars.color.secondary });

export const level = featureStyle({
  flex: '0 0 116px',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.regular,
});

export const status = featureStyle({
  marginBlockEnd: vars.space[36],
  '@media': { print: { display: 'none' } },
});

/**
 * Kept for the player's standing: a visitor's card, or, for a stored session, as high as the standing mostly is and no higher
 * than the window, so that the words below are out of sight until it has come.
 */
export const statusSlot = featureStyle({
  minBlockSize: '178px',
  '@media': { [media.phone]: { minBlockSize: '312px' } },
  selectors: {
    'html[data-session="kept"] &': {
      minBlockSize: 'min(100svh, 1140px)',
      '@media': { [media.phone]: { minBlockSize: 'min(100svh, 1900px)' } },
    },
    // Nothing to reach for: the card with the points alone.
    'html[data-silence][data-session="kept"] &': {
      minBlockSize: '174px',
      '@media': { [media.phone]: { minBlockSize: '253px' } },
    },
  },
});
