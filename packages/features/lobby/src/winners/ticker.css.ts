import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { keyframes } from '@vanilla-extract/css';
import { inFeature } from './in-feature.ts';
import { LEAST_WIDTH } from './least-width.ts';

const { color, space } = vars;

/** A phone cuts the second win; it fades out. */
export const fading = inFeature({
  '@media': {
    [media.phone]: {
      maskImage: 'linear-gradient(to right, #000 84%, #0000)',
      selectors: { "[dir='rtl'] &": { maskImage: 'linear-gradient(to left, #000 84%, #0000)' } },
    },
  },
});

const seen = (count: number) => ({
  [`(min-width: ${count * LEAST_WIDTH}px)`]: { vars: { '--width': `${100 / count}cqi` } },
});

export const row = inFeature({
  display: 'flex',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  vars: { '--width': 'max(50cqi, 186px)', '--ahead': '1' },
  '@container': { ...seen(3), ...seen(4), ...seen(5) },
  selectors: { "[dir='rtl'] &": { vars: { '--ahead': '-1' } } },
});

// Two of the same, by turns: a name that changes begins anew.
const turn = () => {
  const name = keyframes({ from: { transform: 'translateX(calc(var(--width) * var(--ahead)))' } });
  return { animation: `${name} ${vars.motion.base} ${vars.motion.in}` };
};

/** The first of the row stands before the view and is seen only while it leaves. */
export const ring = inFeature({
  marginInlineStart: 'calc(-1 * var(--width))',
  selectors: { '&[data-turn="0"]': turn(), '&[data-turn="1"]': turn() },
  '@media': { [media.calm]: { selectors: { '&[data-turn]': { animation: 'none' } } } },
});

export const item = inFeature({ flex: '0 0 var(--width)', minInlineSize: 0, display: 'grid' });

export const win = inFeature({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  paddingInline: space[12],
  borderRadius: vars.radius.small,
  outlineOffset: '-3px',
  color: color.text,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { background: color.surface2 } } },
});

export const picture = inFeature({
  display: 'block',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  background: color.surface3,
});

export const words = inFeature({ display: 'grid', gap: '2px', flex: '1', minInlineSize: 0 });

export const amount = inFeature({
  ...roles.label,
  color: color.success,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const whose = inFeature({ display: 'flex', gap: '0.3em' });

/** Cut at its own end, wherever the page's lines end. */
export const game = inFeature({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const pause = inFeature({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[8],
  borderInlineStart: `1px solid ${color.border}`,
});
