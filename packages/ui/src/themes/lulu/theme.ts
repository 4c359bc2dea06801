import type { Theme } from '../theme-tokens.ts';
import fraunces from './fonts/fraunces-basic.woff2?url';
import frauncesTurkish from './fonts/fraunces-turkish.woff2?url';
import rubik from './fonts/rubik-basic.woff2?url';
import rubikArabic from './fonts/rubik-arabic.woff2?url';
import rubikCyrillic from './fonts/rubik-cyrillic.woff2?url';
import rubikTurkish from './fonts/rubik-turkish.woff2?url';
import './font-faces.css';
import './fallback-fonts.css';
import './theme-lulu.css.ts';

/** lulu, a market in daylight; importing it brings its fonts and tokens (look §3, §4). */
export const theme: Theme = {
  name: 'lulu',
  fontFiles: {
    latin: [fraunces, rubik],
    turkish: [fraunces, rubik, frauncesTurkish, rubikTurkish],
    cyrillic: [rubik, rubikCyrillic],
    arabic: [rubik, rubikArabic],
  },
  themeColor: '#FFF8EF',
};
