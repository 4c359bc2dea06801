import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle } from '../kit-style.ts';

const { color, motion, radius, space, target } = vars;

export const disclosure = kitStyle({
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
});

export const summary = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: target.medium,
  paddingInline: '14px',
  borderRadius: radius.field,
  cursor: 'pointer',
  listStyle: 'none',
  ...roles.label,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const words = kitStyle({ flex: 1, minInlineSize: 0 });

export const hint = kitStyle({ ...roles.small, color: color.muted });

globalStyle(`${summary} > svg`, {
  '@layer': {
    [layers.kit]: {
      flex: 'none',
      inlineSize: '18px',
      blockSize: '18px',
      color: color.muted,
      transition: `rotate ${motion.fast}`,
    },
  },
});
globalStyle(`${disclosure}[open] > ${summary} > svg`, { '@layer': { [layers.kit]: { rotate: '180deg' } } });

export const body = kitStyle({ padding: `${space[8]} 14px ${space[16]}` });
