import { vars } from '../../contract.css.ts';
import { kitStyle } from '../kit-style.ts';

const { motion } = vars;

export const carousel = kitStyle({ position: 'relative' });

export const view = kitStyle({ overflow: 'hidden', borderRadius: 'inherit' });

export const strip = kitStyle({ display: 'flex' });

export const slide = kitStyle({ flex: '0 0 100%', minInlineSize: 0 });

export const controls = kitStyle({
  position: 'absolute',
  insetBlockEnd: '8px',
  insetInlineStart: '24px',
  display: 'flex',
  alignItems: 'center',
});

/* 6 px drawn in a target of 24 by 44. */
export const dot = kitStyle({
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
