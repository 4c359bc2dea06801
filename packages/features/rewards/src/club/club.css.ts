import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, space, fontWeight } = vars;

/** A table of long words is no reason for the page to be wider than a phone. */
export const status = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.page.cardGap,
});

const noSession = 'html:not([data-session="kept"]) &';
const suppressed = 'html[data-silence] &';

/**
 * Kept for a player's standing from the first paint of a stored session: as high as it is, and no higher than the window,
 * so that what stands under it is out of sight until it has come. The pages around keep as much (`clubPlace`).
 */
export const pendingStatus = featureStyle(
  {
    alignContent: 'start',
    minBlockSize: 'min(100svh, 1140px)',
    '@media': { [media.phone]: { minBlockSize: 'min(100svh, 1900px)' } },
    selectors: { [`${noSession}, ${suppressed}`]: { minBlockSize: 0 } },
  },
  status,
);

export const pendingLevels = featureStyle(
  { selectors: { [`${noSession}, ${suppressed}`]: { display: 'none' } } },
  status,
);

export const card = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  overflow: 'hidden',
  border: vars.card.border,
  borderRadius: radius.card,
  background: color.surface1,
  boxShadow: vars.shadow.card,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** As high as it will be: with its points and groups, or, suppressed, its points alone. */
export const pendingCard = featureStyle(
  {
    minBlockSize: '236px',
    '@media': { [media.phone]: { alignContent: 'start', minBlockSize: '378px' } },
    selectors: {
      [suppressed]: {
        minBlockSize: '172px',
        '@media': { [media.phone]: { minBlockSize: '251px' } },
      },
    },
  },
  card,
);

/** Who is told no levels has their points alone. */
export const pendingProgress = featureStyle({ selectors: { [suppressed]: { display: 'none' } } });

export const image = featureStyle({
  position: 'relative',
  minBlockSize: '128px',
  background: color.secondarySoft,
  '@media': { [media.phone]: { order: -1, blockSize: '112px', minBlockSize: 0 } },
});

/** As high as the words beside it, and no reason for them to be higher. */
export const strip = featureStyle({ position: 'absolute', inset: 0 });

export const copy = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  padding: space[24],
  '@media': { [media.phone]: { padding: space[16] } },
});

export const title = featureStyle({ ...textStyles.section, margin: 0 });

export const level = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  margin: 0,
});

export const levelName = featureStyle({
  ...textStyles.pageTitle,
  overflowWrap: 'anywhere',
});

export const text = featureStyle({ ...textStyles.body, margin: 0, color: color.muted });

export const block = featureStyle({ display: 'grid', gap: space[8] });

export const line = featureStyle({
  ...textStyles.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  margin: 0,
});

export const aside = featureStyle({ color: color.muted, fontWeight: fontWeight.regular });

export const pair = featureStyle({
  display: 'grid',
  gap: vars.page.cardGap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
});

export const cardTitle = featureStyle({ ...textStyles.card, margin: 0 });

export const benefits = featureStyle({
  display: 'grid',
  gap: space[8],
  margin: 0,
  marginBlockStart: space[12],
  padding: 0,
  listStyle: 'none',
});

export const benefit = featureStyle({
  ...textStyles.label,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  fontWeight: fontWeight.regular,
});

export const tick = featureStyle({ flex: 'none', marginBlockStart: '1px', color: color.success });

export const fresh = featureStyle({ color: color.secondary }, tick);

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

export const table = featureStyle({
  marginBlockStart: space[12],
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const head = featureStyle({
  ...textStyles.small,
  blockSize: '36px',
  paddingInline: space[8],
  color: color.muted,
  fontWeight: fontWeight.label,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingInline: space[4], whiteSpace: 'normal' } },
});

export const row = featureStyle({
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&[data-own]': { background: color.accentSoft } },
});

const cell = featureStyle({
  ...textStyles.label,
  blockSize: '48px',
  paddingBlock: space[8],
  paddingInline: space[8],
  fontWeight: fontWeight.regular,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const end = featureStyle({ textAlign: 'end', whiteSpace: 'nowrap' }, cell);

export const endHead = featureStyle({ textAlign: 'end' }, head);

export const name = featureStyle(
  { fontWeight: fontWeight.label, textAlign: 'start', overflowWrap: 'anywhere' },
  cell,
);

export const small = featureStyle({
  ...textStyles.small,
  display: 'block',
  marginBlockStart: space[4],
  color: color.muted,
});

export const you = featureStyle({ marginInlineStart: space[8] });
