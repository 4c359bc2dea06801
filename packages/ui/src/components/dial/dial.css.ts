import { vars } from '../../contract.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle, kitVariants } from '../kit-style.ts';

const { dial: brand } = vars;

export const dial = kitStyle({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
});

/** Circles begin at three o'clock, the dial at twelve. */
export const face = kitStyle({ position: 'absolute', inset: 0, fill: 'none', rotate: '-90deg' });

export const tick = kitVariants({
  first: { stroke: brand.first },
  second: { stroke: brand.second },
  track: { stroke: brand.track },
});

export const time = kitStyle(roles.clock);
