import { kitStyle } from '../kit-style.ts';
import { hiddenRule } from './hidden-rule.ts';

/** Leaves an element to screen readers alone; for elements that are not a span. */
export const visuallyHidden = kitStyle(hiddenRule);
