import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const strip = featureStyle({
  position: 'relative',
  blockSize: '112px',
  overflow: 'hidden',
  background: vars.color.surface2,
});

const fade = (to: 'left' | 'right') => `linear-gradient(to ${to}, black 55%, transparent)`;

/** Whole at the end of the band, however wide that is, and gone before the words. */
export const art = featureStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '280px',
  blockSize: '100%',
  maskImage: fade('left'),
  selectors: { "[dir='rtl'] &": { maskImage: fade('right') } },
});

export const badge = featureStyle({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
});
