import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../layers.css.ts';
import { componentVariants } from '../component-style.ts';
import { vars } from '../../contract.css.ts';

const { target } = vars;

export const square = componentVariants({
  small: { padding: 0, inlineSize: target.small, blockSize: target.small, flex: 'none' },
  medium: { padding: 0, inlineSize: target.medium, blockSize: target.medium, flex: 'none' },
});

globalStyle(`${square.small} > svg, ${square.medium} > svg`, {
  '@layer': { [layers.components]: { inlineSize: '20px', blockSize: '20px' } },
});
