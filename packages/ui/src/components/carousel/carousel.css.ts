import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

const { motion } = vars;

export const carousel = componentStyle({ position: 'relative' });

export const viewport = componentStyle({ overflow: 'hidden', borderRadius: 'inherit' });

export const track = componentStyle({ display: 'flex' });

export const slide = componentStyle({ flex: '0 0 100%', minInlineSize: 0 });

export const controls = componentStyle({
  position: 'absolute',
  insetBlockEnd: '8px',
  insetInlineStart: '24px',
  display: 'flex',
  alignItems: 'center',
});

/* 6 px drawn in a target of 24 by 44. */
export const dot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '44px',
  '::before': {
    content: '',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '8px',
    background: 'currentColor',
    opacity: 0.45,
    transition: `inline-size ${motion.base}, opacity ${motion.base}`,
  },
  selectors: {
    '&[aria-current]': { inlineSize: '36px' },
    '&[aria-current]::before': { inlineSize: '24px', opacity: 1 },
  },
});
