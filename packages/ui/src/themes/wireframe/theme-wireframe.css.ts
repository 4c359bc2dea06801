import { dressTheme } from '../theme-style.ts';
import { tokens } from './tokens.ts';

dressTheme({ name: 'wireframe', scheme: 'light', tokens, heroSizeOnPhones: '40px' });
