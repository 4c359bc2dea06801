import { componentStyle } from '../component-style.ts';
import { visuallyHiddenRule } from './visually-hidden-rule.ts';

/** Leaves an element to screen readers alone; for elements that are not a span. */
export const visuallyHidden = componentStyle(visuallyHiddenRule);
