import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { color, target, motion } = vars;

export const row = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minBlockSize: target.small,
  paddingBlock: '9px',
  cursor: 'pointer',
  ...textStyles.body,
});

const mark = {
  content: '',
  position: 'absolute',
  background: color.onSecondary,
  opacity: 0,
} as const;

export const box = componentStyle({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  border: `2px solid ${color.borderStrong}`,
  cursor: 'inherit',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  ':checked': { background: color.secondary, borderColor: color.secondary },
  ':disabled': { cursor: 'not-allowed', opacity: 0.5 },
  selectors: {
    "&[aria-invalid='true']": { borderColor: color.danger },
    '&:checked::before': { opacity: 1 },
  },
  '@media': {
    '(forced-colors: active)': { '::before': { background: 'Highlight' } },
  },
});

export const shape = componentVariants({
  checkbox: {
    borderRadius: vars.radius.small,
    '::before': {
      ...mark,
      inset: '2px',
      clipPath: 'polygon(14% 47%, 5% 58%, 38% 88%, 95% 24%, 84% 14%, 37% 66%)',
    },
  },
  radio: {
    borderRadius: vars.radius.round,
    '::before': { ...mark, inset: '5px', borderRadius: vars.radius.round },
  },
});
