import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, space, focus } = vars;

export const group = featureStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = featureStyle({
  ...textStyles.label,
  padding: 0,
  marginBlockEnd: space[8],
});

/** In a column beside the form there is just room for words of fifteen letters. */
const inNarrowColumn = 'methods (max-width: 247px)';

export const list = featureStyle({
  containerType: 'inline-size',
  containerName: 'methods',
  display: 'grid',
  // All as high as the highest: a long term in one language takes a second line.
  gridAutoRows: '1fr',
  gap: space[8],
  '@media': {
    [media.phone]: {
      // Up to the edge of the page, so that the next card is seen to go on.
      display: 'flex',
      overflowX: 'auto',
      marginInline: 'calc(-1 * var(--page-side, 16px))',
      paddingInline: 'var(--page-side, 16px)',
      // Room for the mark on a card's edge, which the name above leaves to it.
      marginBlockStart: `calc(-1 * ${space[8]})`,
      paddingBlock: `${space[8]} ${space[4]}`,
      scrollSnapType: 'x proximity',
      scrollPaddingInline: 'var(--page-side, 16px)',
    },
  },
});

export const row = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  minBlockSize: '68px',
  padding: `${space[4]} ${space[12]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface1,
  cursor: 'pointer',
  '@container': { [inNarrowColumn]: { columnGap: space[8], paddingInline: space[8] } },
  selectors: {
    '&:has(input:checked)': {
      background: color.surface2,
      borderColor: color.accent,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${color.accent} 22%, transparent)`,
    },
    '&:has(input:focus-visible)': { boxShadow: focus.ring },
    // What was sent stays readable, and cannot be changed.
    '[inert] &:not(:has(input:checked))': { opacity: 0.6 },
  },
  '@media': {
    [media.hover]: { ':hover': { background: color.surface2 } },
    [media.phone]: {
      // As wide as its longest line, within reason: its terms take two lines at most.
      flex: 'none',
      inlineSize: 'max-content',
      minInlineSize: '132px',
      maxInlineSize: '232px',
      paddingBlock: space[8],
      gridTemplateColumns: 'minmax(min-content, 1fr) auto',
      alignContent: 'start',
      rowGap: space[8],
      scrollSnapAlign: 'start',
    },
  },
});

/** A row whose method is not known yet. */
export const skeleton = featureStyle({
  blockSize: '68px',
  '@media': { [media.phone]: { flex: 'none', inlineSize: '132px', blockSize: '118px' } },
});

/** A platform's badge begins with its sign: that part of it is shown. */
export const image = featureStyle({
  display: 'block',
  inlineSize: '24px',
  blockSize: '28px',
  objectFit: 'cover',
  objectPosition: '-2px 50%',
  borderRadius: '6px',
});

/** Marks lie on paper in every brand (look §9). */
export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '36px',
  // Paper on paper needs an edge.
  boxShadow: 'inset 0 0 0 1px rgb(20 36 58 / 12%)',
  borderRadius: radius.small,
  background: '#F4F1EA',
  color: '#14243A',
});

export const content = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: '2' } },
});

/** Long names break at a syllable where the browser knows the language, anywhere else. */
export const title = featureStyle({
  ...textStyles.label,
  hyphens: 'auto',
  overflowWrap: 'break-word',
});

export const description = featureStyle({
  ...textStyles.micro,
  fontWeight: textStyles.small.fontWeight,
  color: color.muted,
  overflowWrap: 'anywhere',
});

/** On the edge of its card, which stays as high as the others. */
export const lastUsed = featureStyle({
  ...textStyles.micro,
  position: 'absolute',
  insetBlockStart: '-6px',
  insetInlineEnd: space[12],
  paddingInline: space[8],
  borderRadius: radius.small,
  background: color.infoSoft,
  color: color.info,
  // There the method's mark is right below it.
  '@media': { [media.phone]: { insetBlockStart: '-8px' } },
});

export const radio = featureStyle({
  appearance: 'none',
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  border: `2px solid ${color.borderStrong}`,
  borderRadius: radius.round,
  selectors: {
    '&:checked': {
      borderColor: color.accent,
      background: `radial-gradient(circle, ${color.accent} 45%, transparent 50%)`,
    },
    // The whole row shows where the focus is.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});
