import type { Theme } from '../theme-tokens.ts';
import './theme-wireframe.css.ts';

/** wireframe, the neutral theme of the workbench: system fonts, nothing to preload (look §3). */
export const theme: Theme = { name: 'wireframe', fontFiles: {}, themeColor: '#FFFFFF' };
