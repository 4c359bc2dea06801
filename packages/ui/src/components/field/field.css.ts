import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

const { color, fontWeight } = vars;

export const field = componentStyle({ display: 'grid', gap: '6px', minInlineSize: 0 });

export const label = componentStyle(textStyles.label);

export const message = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  ...textStyles.small,
  color: color.muted,
});

export const error = componentStyle({ color: color.danger, fontWeight: fontWeight.medium });

globalStyle(`${message} > svg`, {
  '@layer': {
    [layers.components]: { flex: 'none', inlineSize: '16px', blockSize: '16px', marginBlockStart: '1px' },
  },
});

export const success = componentStyle({ color: color.success });
