import { vars } from '../../contract.css.ts';

const { color, motion } = vars;

/** The states in which an overlay is not yet, or no longer, in its place. */
export const enterExitSelector = '&[data-starting-style], &[data-ending-style]';

/** Moves properties at the slow pace, with the entering curve. */
export function slowTransition(...properties: string[]): string {
  return properties.map((property) => `${property} ${motion.slow} ${motion.in}`).join(', ');
}

/** What lies between an overlay and the page. */
export const backdrop = {
  position: 'fixed',
  inset: 0,
  background: color.overlay,
  backdropFilter: 'blur(3px)',
  transition: slowTransition('opacity'),
  selectors: { [enterExitSelector]: { opacity: 0 } },
} as const;
