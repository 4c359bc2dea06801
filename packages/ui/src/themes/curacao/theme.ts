import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import type { Theme } from '../theme-tokens.ts';
import './fonts.css';
import './theme-curacao.css.ts';

/** curacao, a Caribbean waterfront at night; importing it brings its fonts and tokens (look §3, §4). */
export const theme: Theme = { name: 'curacao', fontFiles: [bricolage, onest], themeColor: '#0A1521' };
