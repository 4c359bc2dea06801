import { keyframes } from '@vanilla-extract/css';
import { kitStyle } from '../kit-style.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = kitStyle({
  display: 'inline-block',
  flex: 'none',
  border: '2px solid',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
});
