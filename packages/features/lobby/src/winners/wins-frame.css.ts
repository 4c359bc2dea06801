import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from './feature-style.ts';

const { color, space } = vars;
const HEIGHT = '64px';

/** On phones the strip runs from edge to edge. */
const wide = { marginInline: 'calc(-1 * var(--page-side, 24px))' };

export const placeholder = featureStyle({ blockSize: HEIGHT, '@media': { [media.phone]: wide } });

export const strip = featureStyle({
  display: 'flex',
  boxSizing: 'border-box',
  blockSize: HEIGHT,
  overflow: 'hidden',
  position: 'relative',
  background: color.surface1,
  border: vars.card.border,
  borderRadius: vars.radius.strip,
  boxShadow: vars.shadow.popover,
  selectors: {
    // Whoever comes back may be a player who is to be left in peace: no frame before that is known.
    'html[data-session="kept"] &:has(> div:empty)': { visibility: 'hidden' },
  },
  '@media': { [media.phone]: { ...wide, borderInline: 'none', borderRadius: 0 } },
});

export const header = featureStyle({
  flex: 'none',
  display: 'grid',
  alignContent: 'center',
  paddingInline: space[16],
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const title = featureStyle({ ...textStyles.label, margin: 0, fontFamily: vars.font.text });

export const subtitle = featureStyle({
  ...textStyles.micro,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.muted,
});

/** Of each win to come. */
const shade = ({ from, to, high, down }: Record<'from' | 'to' | 'high' | 'down', number>) =>
  `linear-gradient(to right, #0000 ${from}px, ${color.skeleton} 0 ${to}px, #0000 0) 0 ${down}px / var(--win) ${high}px repeat-x content-box`;

/** Empty, it shows where pictures, amounts and names will stand, and leaves the room of the pause. */
export const viewport = featureStyle({
  flex: '1',
  minInlineSize: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  selectors: {
    '&:empty': {
      vars: { '--win': '186px' },
      paddingRight: '57px',
      background: [
        shade({ from: 12, to: 52, high: 40, down: 11 }),
        shade({ from: 64, to: 124, high: 14, down: 15 }),
        shade({ from: 64, to: 164, high: 10, down: 36 }),
      ].join(', '),
    },
    "[dir='rtl'] &:empty": { transform: 'scaleX(-1)' },
  },
  '@media': { [media.desktop]: { selectors: { '&:empty': { vars: { '--win': '20%' } } } } },
});
