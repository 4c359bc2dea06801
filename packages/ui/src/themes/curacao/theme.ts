import type { Theme } from '../theme-tokens.ts';
import bricolage from './fonts/bricolage-grotesque-basic.woff2?url';
import bricolageTurkish from './fonts/bricolage-grotesque-turkish.woff2?url';
import onest from './fonts/onest-basic.woff2?url';
import onestCyrillic from './fonts/onest-cyrillic.woff2?url';
import onestTurkish from './fonts/onest-turkish.woff2?url';
import './font-faces.css';
import './fallback-fonts.css';
import './theme-curacao.css.ts';

/** curacao, a Caribbean waterfront at night; importing it brings its fonts and tokens (look §3, §4). */
export const theme: Theme = {
  name: 'curacao',
  fontFiles: {
    latin: [bricolage, onest],
    turkish: [bricolage, onest, bricolageTurkish, onestTurkish],
    cyrillic: [onest, onestCyrillic],
    // It has no Arabic letters: the reader's own font shows them, beside names and figures in Latin ones.
    arabic: [onest],
  },
  themeColor: '#0A1521',
};
