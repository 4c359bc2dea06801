import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { color, motion, space } = vars;

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  ...textStyles.small,
  transition: `color ${motion.fast}`,
});

globalStyle(`${item} > svg`, {
  '@layer': { [layers.components]: { flex: 'none', inlineSize: '16px', blockSize: '16px' } },
});

export const state = componentVariants({
  open: { color: color.muted },
  met: { color: color.success },
  missed: { color: color.danger },
});
