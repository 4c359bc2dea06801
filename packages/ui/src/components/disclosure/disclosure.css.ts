import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

const { color, motion, radius, space, target } = vars;

export const disclosure = componentStyle({
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
});

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: target.medium,
  paddingInline: '14px',
  borderRadius: radius.field,
  cursor: 'pointer',
  listStyle: 'none',
  ...textStyles.label,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const label = componentStyle({ flex: 1, minInlineSize: 0 });

export const hint = componentStyle({ ...textStyles.small, color: color.muted });

globalStyle(`${summary} > svg`, {
  '@layer': {
    [layers.components]: {
      flex: 'none',
      inlineSize: '18px',
      blockSize: '18px',
      color: color.muted,
      transition: `rotate ${motion.fast}`,
    },
  },
});
globalStyle(`${disclosure}[open] > ${summary} > svg`, {
  '@layer': { [layers.components]: { rotate: '180deg' } },
});

export const body = componentStyle({ padding: `${space[8]} 14px ${space[16]}` });
