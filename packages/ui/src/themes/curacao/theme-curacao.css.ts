import { defineTheme } from '../define-theme.ts';
import { tokens } from './tokens.ts';

defineTheme({ name: 'curacao', scheme: 'dark', tokens, heroSizeOnPhones: '40px' });
