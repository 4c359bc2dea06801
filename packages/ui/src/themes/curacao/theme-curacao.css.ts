import { dressTheme } from '../theme-style.ts';
import { tokens } from './tokens.ts';

dressTheme({ name: 'curacao', scheme: 'dark', tokens, heroSizeOnPhones: '40px' });
