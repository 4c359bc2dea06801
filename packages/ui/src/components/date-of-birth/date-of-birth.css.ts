import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { kitStyle } from '../kit-style.ts';

const { color, space } = vars;

export const parts = kitStyle({ display: 'flex', gap: space[8] });

export const part = kitStyle({ position: 'relative', flex: '1 1 0', minInlineSize: 0 });

/** A month has a name, and names need room. */
export const wide = kitStyle({ flexGrow: 1.7 });

export const select = kitStyle({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: '38px',
  textOverflow: 'ellipsis',
  selectors: { "&[aria-invalid='true']": { paddingInlineEnd: '38px' } },
});

export const unset = kitStyle({ color: color.muted });

globalStyle(`${part} > svg`, {
  '@layer': {
    [layers.kit]: {
      position: 'absolute',
      insetBlockStart: 'calc(50% - 9px)',
      insetInlineEnd: '12px',
      inlineSize: '18px',
      blockSize: '18px',
      color: color.muted,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${select} > option`, {
  '@layer': { [layers.kit]: { background: color.surface1, color: color.text } },
});
