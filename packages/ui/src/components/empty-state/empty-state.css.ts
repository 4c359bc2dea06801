import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle } from '../kit-style.ts';

const { color, size, space } = vars;

export const box = kitStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[8]} ${space[12]}`,
  textAlign: 'center',
});

export const picture = kitStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '96px',
  blockSize: '96px',
  background: color.surface2,
  borderRadius: vars.radius.round,
  color: color.muted,
});

globalStyle(`${picture} > *`, {
  '@layer': { [layers.kit]: { minInlineSize: '40px', minBlockSize: '40px' } },
});

export const title = kitStyle({ ...roles.card, fontSize: size.cardLarge });

export const words = kitStyle({ ...roles.small, color: color.muted, maxInlineSize: '38em' });
