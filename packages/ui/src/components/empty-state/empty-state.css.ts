import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

const { color, fontSize, space } = vars;

export const box = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[8]} ${space[12]}`,
  textAlign: 'center',
});

export const illustration = componentStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '96px',
  blockSize: '96px',
  background: color.surface2,
  borderRadius: vars.radius.round,
  color: color.muted,
});

globalStyle(`${illustration} > *`, {
  '@layer': { [layers.components]: { minInlineSize: '40px', minBlockSize: '40px' } },
});

export const title = componentStyle({ ...textStyles.card, fontSize: fontSize.cardLarge });

export const text = componentStyle({ ...textStyles.small, color: color.muted, maxInlineSize: '38em' });
