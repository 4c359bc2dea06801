import { vars } from '../../contract.css.ts';

const { color, motion } = vars;

/** The states in which an overlay is not yet, or no longer, in its place. */
export const hiddenWhileMoving = '&[data-starting-style], &[data-ending-style]';

/** Moves properties at the slow pace, with the entering curve. */
export function slow(...properties: string[]): string {
  return properties.map((property) => `${property} ${motion.slow} ${motion.in}`).join(', ');
}

/** What lies between an overlay and the page. */
export const veil = {
  position: 'fixed',
  inset: 0,
  background: color.overlay,
  backdropFilter: 'blur(3px)',
  transition: slow('opacity'),
  selectors: { [hiddenWhileMoving]: { opacity: 0 } },
} as const;
