import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { progressRing: brand } = vars;

export const ring = componentStyle({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
});

/** Circles begin at three o'clock, the dial at twelve. */
export const ticks = componentStyle({ position: 'absolute', inset: 0, fill: 'none', rotate: '-90deg' });

export const tick = componentVariants({
  first: { stroke: brand.first },
  second: { stroke: brand.second },
  track: { stroke: brand.track },
});

export const time = componentStyle(textStyles.clock);
