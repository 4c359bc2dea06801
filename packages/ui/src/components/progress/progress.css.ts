import { vars } from '../../contract.css.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { color, motion, radius } = vars;

export const track = componentStyle({
  overflow: 'hidden',
  flex: 1,
  background: color.surface3,
  borderRadius: radius.round,
});

export const size = componentVariants({
  medium: { blockSize: '8px' },
  steps: { blockSize: '10px' },
  large: { blockSize: '12px' },
});

export const fill = componentStyle({
  blockSize: '100%',
  borderRadius: 'inherit',
  transition: `inline-size ${motion.base} ${motion.in}`,
});

export const tone = componentVariants({
  neutral: { background: color.secondary },
  warning: { background: color.warningFill },
  success: { background: color.success },
});

export const steps = componentStyle({ display: 'flex', gap: '6px' });
