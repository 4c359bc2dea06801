import { dressTheme } from '../theme-style.ts';
import { tokens } from './tokens.ts';

dressTheme({ name: 'lulu', scheme: 'light', tokens, heroSizeOnPhones: '36px' });
