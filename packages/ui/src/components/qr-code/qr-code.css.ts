import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

/** Cameras need dark on light in every theme. */
export const code = componentStyle({
  display: 'block',
  inlineSize: '184px',
  blockSize: '184px',
  borderRadius: vars.radius.small,
  background: '#FFFFFF',
  color: '#000000',
});
