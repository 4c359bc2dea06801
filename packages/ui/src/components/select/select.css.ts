import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  cursor: 'pointer',
  selectors: {
    // As a chosen row of its list: the list belongs to it.
    '&[data-popup-open]': { background: vars.color.surface3, borderColor: vars.color.text },
    '&[data-placeholder]': { color: vars.color.muted },
    '&[data-readonly], &:disabled': { cursor: 'not-allowed' },
  },
});

export const value = componentStyle({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const icon = componentStyle({
  flex: 'none',
  color: vars.color.muted,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { '&[data-popup-open]': { rotate: '180deg', color: vars.color.text } },
});
