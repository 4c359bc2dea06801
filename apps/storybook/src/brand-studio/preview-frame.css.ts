import { vars } from '@baize/ui/contract';
import { studioStyle } from './studio-style.ts';

export const room = studioStyle({
  // The frame shrinks towards the side where it begins, in any direction of the page around.
  direction: 'ltr',
  overflow: 'hidden',
  boxSizing: 'content-box',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});

export const frame = studioStyle({ display: 'block', border: 0, transformOrigin: 'top left' });
