import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { inFeature } from './in-feature.ts';

const { color, space } = vars;
const HEIGHT = '64px';

/** On phones the strip runs from edge to edge. */
const wide = { marginInline: 'calc(-1 * var(--page-side, 24px))' };

export const room = inFeature({ blockSize: HEIGHT, '@media': { [media.phone]: wide } });

export const strip = inFeature({
  display: 'flex',
  boxSizing: 'border-box',
  blockSize: HEIGHT,
  overflow: 'hidden',
  position: 'relative',
  background: color.surface1,
  border: vars.card.border,
  borderRadius: vars.radius.strip,
  boxShadow: vars.shadow.floating,
  selectors: {
    // Whoever comes back may be a player who is to be left in peace: no frame before that is known.
    'html[data-session="kept"] &:has(> div:empty)': { visibility: 'hidden' },
  },
  '@media': { [media.phone]: { ...wide, borderInline: 'none', borderRadius: 0 } },
});

export const head = inFeature({
  flex: 'none',
  display: 'grid',
  alignContent: 'center',
  paddingInline: space[16],
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const title = inFeature({ ...roles.label, margin: 0, fontFamily: vars.font.text });

export const whose = inFeature({
  ...roles.micro,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.muted,
});

export const view = inFeature({
  flex: '1',
  minInlineSize: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
});
