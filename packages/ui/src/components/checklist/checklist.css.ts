import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle, kitVariants } from '../kit-style.ts';

const { color, motion, space } = vars;

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  ...roles.small,
  transition: `color ${motion.fast}`,
});

globalStyle(`${line} > svg`, {
  '@layer': { [layers.kit]: { flex: 'none', inlineSize: '16px', blockSize: '16px' } },
});

export const state = kitVariants({
  open: { color: color.muted },
  met: { color: color.success },
  missed: { color: color.danger },
});
