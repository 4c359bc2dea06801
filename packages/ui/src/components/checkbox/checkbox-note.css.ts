import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

/* Under the words, not under the box. */
export const note = componentStyle({ marginInlineStart: '34px', marginBlockStart: vars.space[4] });
