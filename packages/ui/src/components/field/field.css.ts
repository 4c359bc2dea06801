import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle } from '../kit-style.ts';

const { color, weight } = vars;

export const field = kitStyle({ display: 'grid', gap: '6px', minInlineSize: 0 });

export const label = kitStyle(roles.label);

export const note = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  ...roles.small,
  color: color.muted,
});

export const error = kitStyle({ color: color.danger, fontWeight: weight.medium });

globalStyle(`${note} > svg`, {
  '@layer': {
    [layers.kit]: { flex: 'none', inlineSize: '16px', blockSize: '16px', marginBlockStart: '1px' },
  },
});

export const good = kitStyle({ color: color.success });
