import { defineTheme } from '../define-theme.ts';
import { tokens } from './tokens.ts';

defineTheme({ name: 'wireframe', scheme: 'light', tokens, heroSizeOnPhones: '40px' });
