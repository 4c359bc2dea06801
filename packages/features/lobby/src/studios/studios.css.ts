import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { styleVariants } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

const { space, color } = vars;

const studiosGrid = featureStyle({
  display: 'grid',
  // What a name needs its card for is the height of all.
  gridAutoRows: '1fr',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gap: space[12] } },
});

/** All studios there are. */
export const studios = featureStyle(
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  studiosGrid,
);

/** Beside a panel there is less room than the window says. */
export const studiosContainer = featureStyle({ containerType: 'inline-size' });

/** Six of them: in two columns, three or six, so that no row holds one alone. */
export const someStudios = featureStyle(
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@container': {
      '(min-width: 520px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '(min-width: 880px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  },
  studiosGrid,
);

export const studio = featureStyle({
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minBlockSize: '76px',
  blockSize: '100%',
  padding: space[8],
  background: color.surface1,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  color: color.text,
  textAlign: 'center',
  textDecoration: 'none',
});

/** Studios are told apart by how their names are set, in the brand's own faces at different weights (look §7). */
export const lettering = styleVariants(
  {
    bold: { fontFamily: vars.font.display, fontWeight: vars.fontWeight.bold },
    spaced: { fontFamily: vars.font.text, fontWeight: vars.fontWeight.medium, letterSpacing: '.06em' },
    display: { fontFamily: vars.font.display, fontWeight: vars.fontWeight.regular },
    tight: { fontFamily: vars.font.text, fontWeight: vars.fontWeight.bold, letterSpacing: '-.02em' },
    plain: { fontFamily: vars.font.text, fontWeight: vars.fontWeight.regular },
  },
  (rule) => ({
    '@layer': { [layers.feature]: { ...textStyles.card, ...rule, overflowWrap: 'anywhere' } },
  }),
);

export const gameCount = featureStyle({ ...textStyles.micro, color: color.muted });
