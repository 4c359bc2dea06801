import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { keyframes } from '@vanilla-extract/css';
import { featureStyle } from './feature-style.ts';
import { MIN_WIN_WIDTH } from './min-win-width.ts';

const { color, space } = vars;

/** A phone cuts the second win; it fades out. */
export const fading = featureStyle({
  '@media': {
    [media.phone]: {
      maskImage: 'linear-gradient(to right, #000 84%, #0000)',
      selectors: { "[dir='rtl'] &": { maskImage: 'linear-gradient(to left, #000 84%, #0000)' } },
    },
  },
});

const seen = (count: number) => ({
  [`(min-width: ${count * MIN_WIN_WIDTH}px)`]: { vars: { '--width': `${100 / count}cqi` } },
});

export const row = featureStyle({
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
export const moving = featureStyle({
  marginInlineStart: 'calc(-1 * var(--width))',
  selectors: { '&[data-turn="0"]': turn(), '&[data-turn="1"]': turn() },
  '@media': { [media.reducedMotion]: { selectors: { '&[data-turn]': { animation: 'none' } } } },
});

export const item = featureStyle({ flex: '0 0 var(--width)', minInlineSize: 0, display: 'grid' });

export const win = featureStyle({
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

export const image = featureStyle({
  display: 'block',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  background: color.surface3,
});

export const text = featureStyle({ display: 'grid', gap: '2px', flex: '1', minInlineSize: 0 });

export const amount = featureStyle({
  ...textStyles.label,
  color: color.success,
  fontWeight: vars.fontWeight.bold,
});

export const subtitle = featureStyle({ display: 'flex', gap: '0.3em' });

/** Cut at its own end, wherever the page's lines end. */
export const game = featureStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const pause = featureStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[8],
  borderInlineStart: `1px solid ${color.border}`,
});
