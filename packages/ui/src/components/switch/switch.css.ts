import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { color, motion, target } = vars;

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: target.medium,
  cursor: 'pointer',
  ...textStyles.label,
  fontWeight: 'inherit',
  fontSize: 'inherit',
});

export const side = componentVariants({ start: {}, end: { flexDirection: 'row-reverse' } });

export const label = componentVariants({ start: {}, end: { flex: 1 } });

export const track = componentStyle({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '26px',
  margin: 0,
  background: color.surface3,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.round,
  cursor: 'inherit',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    inlineSize: '18px',
    blockSize: '18px',
    background: color.muted,
    borderRadius: vars.radius.round,
    transition: `inset-inline-start ${motion.fast}`,
  },
  ':checked': { background: color.secondary, borderColor: color.secondary },
  ':disabled': { cursor: 'not-allowed', opacity: 0.5 },
  selectors: {
    '&:checked::before': { insetInlineStart: '21px', background: color.onSecondary },
  },
  '@media': {
    '(forced-colors: active)': {
      '::before': { background: 'ButtonText' },
      selectors: { '&:checked::before': { background: 'Highlight' } },
    },
  },
});
