import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { kitStyle, kitVariants } from '../kit-style.ts';

const { color, motion, radius } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const shine = keyframes({ from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '0' } });

/* Waits 150 ms before it shows; still, but there, where less movement is asked for. */
export const skeleton = kitStyle({
  display: 'block',
  maxInlineSize: '100%',
  background: `linear-gradient(100deg, ${color.skeleton} 40%, ${color.skeletonShine} 50%, ${color.skeleton} 60%) ${color.skeleton}`,
  backgroundSize: '300% 100%',
  animation: `${appear} 1ms 150ms backwards, ${shine} ${motion.shine} linear infinite`,
});

export const shape = kitVariants({
  text: { borderRadius: radius.round },
  block: { borderRadius: radius.small },
  tile: { borderRadius: radius.tile },
});
