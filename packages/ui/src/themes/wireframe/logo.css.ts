import { style } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';

export const logo = style({
  '@layer': {
    [layers.brand]: {
      display: 'inline-block',
      padding: '4px 10px',
      color: vars.color.text,
      border: `2px solid ${vars.color.text}`,
      fontSize: 20,
      fontWeight: vars.fontWeight.bold,
      lineHeight: 1.2,
    },
  },
});
