import { defineTheme } from '../define-theme.ts';
import { tokens } from './tokens.ts';

defineTheme({ name: 'lulu', scheme: 'light', tokens, heroSizeOnPhones: '36px' });
