import { vars } from '../../contract.css.ts';
import { kitStyle, kitVariants } from '../kit-style.ts';

const { color, motion, radius } = vars;

export const track = kitStyle({
  overflow: 'hidden',
  flex: 1,
  background: color.surface3,
  borderRadius: radius.round,
});

export const size = kitVariants({
  medium: { blockSize: '8px' },
  steps: { blockSize: '10px' },
  large: { blockSize: '12px' },
});

export const fill = kitStyle({
  blockSize: '100%',
  borderRadius: 'inherit',
  transition: `inline-size ${motion.base} ${motion.in}`,
});

export const tone = kitVariants({
  neutral: { background: color.secondary },
  warning: { background: color.warningFill },
  success: { background: color.success },
});

export const steps = kitStyle({ display: 'flex', gap: '6px' });
