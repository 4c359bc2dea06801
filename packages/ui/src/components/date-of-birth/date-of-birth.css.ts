import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { componentStyle } from '../component-style.ts';

const { color, space } = vars;

export const controls = componentStyle({ display: 'grid', gap: space[8] });

/** In a row of their own where the narrowest phones leave a name no room. */
export const parts = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const part = componentStyle({ position: 'relative', flex: '1 1 78px', minInlineSize: 0 });

/** A month has a name, and names need room. */
export const wide = componentStyle({ flex: '1.4 1 132px' });

export const select = componentStyle({
  appearance: 'none',
  cursor: 'pointer',
  paddingInline: '12px 30px',
  textOverflow: 'ellipsis',
  selectors: { "&[aria-invalid='true']": { paddingInline: '11.5px 30px' } },
});

export const unset = componentStyle({ color: color.muted });

globalStyle(`${part} > svg`, {
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      insetBlockStart: 'calc(50% - 9px)',
      insetInlineEnd: '9px',
      inlineSize: '18px',
      blockSize: '18px',
      color: color.muted,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${select} > option`, {
  '@layer': { [layers.components]: { background: color.surface1, color: color.text } },
});
