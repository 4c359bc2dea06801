import { media } from '@baize/ui/breakpoints';

/** A desktop on which a summary with its button is seen as a whole. */
export const tallDesktop = `${media.desktop} and (min-height: 760px)`;

/** What is decided beside a long form, and the button that does it, do not leave the screen. */
export const keptInView = {
  position: 'sticky',
  alignSelf: 'start',
  insetBlockStart: 'calc(var(--frame-top, 0px) + 16px)',
} as const;
