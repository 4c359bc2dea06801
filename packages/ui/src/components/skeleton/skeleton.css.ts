import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { color, motion, radius } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const shimmer = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

/*
 * Waits 150 ms before it shows; still, but there, where less movement is asked for. The shine is a layer that moves by
 * itself: a moving background is painted anew for each frame, and the page's code waits for every one.
 */
export const skeleton = componentStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  maxInlineSize: '100%',
  background: color.skeleton,
  animation: `${appear} 1ms 150ms backwards`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(100deg, transparent 20%, ${color.skeletonHighlight} 50%, transparent 80%)`,
    animation: `${shimmer} ${motion.shimmer} linear infinite`,
  },
  '@media': { '(prefers-reduced-motion: reduce)': { '::after': { content: 'none' } } },
});

export const shape = componentVariants({
  text: { borderRadius: radius.round },
  block: { borderRadius: radius.small },
  tile: { borderRadius: radius.tile },
});
