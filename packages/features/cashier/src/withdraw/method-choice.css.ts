import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle, featureVariants } from '../feature-style.ts';

const { color, radius, space } = vars;

export const choice = featureStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = featureStyle({
  ...roles.label,
  padding: 0,
  marginBlockEnd: space[8],
  color: color.muted,
});

const cards = {
  display: 'flex',
  gap: space[8],
  // Room for the ring of what is chosen, which a scroll box would cut.
  marginInline: `calc(-1 * ${space[4]})`,
  padding: space[4],
  overflowX: 'auto',
  scrollSnapType: 'inline proximity',
} as const;

export const list = featureVariants({
  page: { display: 'grid', gap: space[8], '@media': { [media.toTablet]: cards } },
  dialog: cards,
});

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  alignContent: 'start',
  flex: 'none',
  inlineSize: '148px',
  gap: space[8],
  padding: space[12],
  scrollSnapAlign: 'start',
} as const;

const rowBase = featureStyle({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: '68px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface1,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.accent,
      boxShadow: vars.focus.halo,
      background: color.surface2,
    },
    '&:has(:focus-visible)': { boxShadow: vars.focus.ring },
  },
  '@media': { [media.hover]: { ':hover': { background: color.surface2 } } },
});

export const row = featureVariants(
  {
    page: {
      display: 'flex',
      alignItems: 'center',
      gap: space[12],
      padding: `${space[12]} ${space[16]}`,
      '@media': { [media.toTablet]: card },
    },
    dialog: card,
  },
  rowBase,
);

export const input = featureStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** The one light ground that every method's mark lies on (look §9). */
export const mark = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surface3,
  color: color.text,
});

export const picture = featureStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // A badge begins with its sign; the rest of it is the title beside.
  objectPosition: 'left',
});

const below = { gridColumn: '1 / -1', gridRow: '2' } as const;

export const words = featureVariants({
  page: { display: 'grid', gap: '2px', minInlineSize: 0, flex: 1, '@media': { [media.toTablet]: below } },
  dialog: { display: 'grid', gap: '2px', minInlineSize: 0, ...below },
});

export const title = featureStyle({ ...roles.button, lineHeight: vars.line.label });

export const detail = featureStyle({ ...roles.small, color: color.muted });

export const radio = featureStyle({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  border: `2px solid ${color.borderStrong}`,
  borderRadius: radius.round,
  selectors: {
    ':checked ~ &': { border: `6px solid ${color.accent}` },
  },
});
