import { vars } from '../../contract.css.ts';
import { kitStyle } from '../kit-style.ts';

export const trigger = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  cursor: 'pointer',
  selectors: {
    '&[data-placeholder]': { color: vars.color.muted },
    '&[data-readonly], &:disabled': { cursor: 'not-allowed' },
  },
});

export const value = kitStyle({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const icon = kitStyle({ flex: 'none', color: vars.color.muted });
