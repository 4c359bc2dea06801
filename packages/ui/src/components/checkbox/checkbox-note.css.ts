import { vars } from '../../contract.css.ts';
import { kitStyle } from '../kit-style.ts';

/* Under the words, not under the box. */
export const note = kitStyle({ marginInlineStart: '34px', marginBlockStart: vars.space[4] });
