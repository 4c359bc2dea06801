import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, fontSize, space, fontWeight } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.page.cardGap,
  paddingBlock: `${space[20]} ${space[36]}`,
});

export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });

export const lead = featureStyle({
  ...textStyles.body,
  maxInlineSize: '44em',
  margin: 0,
  marginBlockStart: space[4],
  color: color.muted,
});

export const tabs = featureStyle({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border}`,
});

export const tab = featureStyle({
  ...textStyles.label,
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.target.medium,
  paddingInline: space[16],
  color: color.muted,
  fontSize: fontSize.body,
  textDecoration: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: space[12],
    blockSize: '3px',
    borderStartStartRadius: radius.small,
    borderStartEndRadius: radius.small,
    background: vars.gradient.accent,
    opacity: 0,
  },
  selectors: {
    '&[aria-current]': { color: color.text },
    '&[aria-current]::after': { opacity: 1 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** What the number of columns goes by: a panel beside the page takes its width. */
export const hold = featureStyle({ containerType: 'inline-size' });

/** One column, two, three; four where that leaves no card alone in its row. */
export const cards = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.page.cardGap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    '(min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1100px)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(4n):last-child)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

export const card = featureStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: vars.card.border,
  borderRadius: radius.card,
  background: color.surface1,
  boxShadow: vars.shadow.card,
  transition: `box-shadow ${vars.motion.base}`,
  '@media': { [media.hover]: { ':hover': { boxShadow: vars.shadow.popover } } },
});

export const strip = featureStyle({
  position: 'relative',
  blockSize: '128px',
  background: color.secondarySoft,
});

export const mark = featureStyle({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineStart: space[12],
});

export const body = featureStyle({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[12],
  padding: space[20],
  '@media': { [media.phone]: { padding: space[16] } },
});

export const name = featureStyle({ ...textStyles.card, margin: 0, fontSize: fontSize.cardLarge });

/** The name leads on; the whole card is its target. */
export const nameLink = featureStyle({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { boxShadow: vars.focus.ring, outline: 'none' },
  },
});

/** Room for two lines, so that what follows stands in one row with its neighbours. */
export const copy = featureStyle({
  ...textStyles.label,
  minBlockSize: `calc(2 * ${vars.lineHeight.lead} * ${fontSize.label})`,
  margin: 0,
  marginBlockStart: space[4],
  color: color.muted,
  fontWeight: fontWeight.regular,
  lineHeight: vars.lineHeight.lead,
});

export const pool = featureStyle({ display: 'grid', gap: space[4] });

export const label = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

export const amount = featureStyle({ ...textStyles.amount, margin: 0, fontSize: '26px' });

export const facts = featureStyle({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const fact = featureStyle({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  margin: 0,
  color: color.muted,
});

export const factIcon = featureStyle({ flex: 'none', marginBlockStart: '1px', color: color.secondary });

/** Rests on the card's foot, so that the foots of a row of cards align. */
export const foot = featureStyle({
  ...textStyles.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: '26px',
  marginBlockStart: 'auto',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});

export const footNote = featureStyle({ ...textStyles.small, color: color.muted });

/** What the card's press leads to; the press itself is the name's link. */
export const more = featureStyle({
  ...textStyles.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  margin: 0,
  color: color.accentText,
});

export const arrow = featureStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** Keeps a line's place until the zone is known. */
export const unknownTime = featureStyle({ visibility: 'hidden' });

export const hollow = featureStyle({ display: 'grid', paddingBlock: space[36] });
