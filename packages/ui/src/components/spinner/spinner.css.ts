import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../component-style.ts';

const spin = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  display: 'inline-block',
  flex: 'none',
  border: '2px solid',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${spin} 1s linear infinite`,
});
