import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import rubik from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import type { Theme } from '../theme-tokens.ts';
import './fonts.css';
import './theme-lulu.css.ts';

/** lulu, a market in daylight; importing it brings its fonts and tokens (look §3, §4). */
export const theme: Theme = { name: 'lulu', fontFiles: [fraunces, rubik], themeColor: '#FFF8EF' };
