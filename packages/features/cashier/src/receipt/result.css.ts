import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants } from '../feature-style.ts';

const { color, radius, space } = vars;

export const body = featureStyle({ display: 'flex', flexDirection: 'column', gap: space[16] });

/** What head and buttons of a dialog take of a screen's height, at least. */
const CHROME = '150px';
const reserve = (height: number) => ({ minBlockSize: `min(${height}px, calc(96dvh - ${CHROME}))` });

/** The room of a result that was looked up: what is read fills it, so that the dialog does not grow under the reader's eyes. */
export const reserved = featureVariants(
  {
    open: { ...reserve(546), '@media': { [media.phone]: reserve(640) } },
    settled: { ...reserve(388), '@media': { [media.phone]: reserve(440) } },
    // Neither a balance nor a timeline comes: more room would stay empty.
    cancel: { ...reserve(292), '@media': { [media.phone]: reserve(330) } },
    failed: { ...reserve(352), '@media': { [media.phone]: reserve(416) } },
    decline: { ...reserve(375), '@media': { [media.phone]: reserve(456) } },
  },
  body,
);

/** A row as high as a button: the one that may come stands alone in it. */
export const buttonRoom = featureStyle({ flexBasis: '100%', minBlockSize: vars.target.medium });

export const header = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
});

const round = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: radius.round,
});

export const icon = featureVariants(
  {
    success: { background: color.successSoft, color: color.success },
    warning: { background: color.warningSoft, color: color.warning },
    info: { background: color.infoSoft, color: color.info },
    neutral: { background: color.surface3, color: color.muted },
    danger: { background: color.dangerSoft, color: color.danger },
  },
  round,
);

export const amount = featureStyle({ ...textStyles.amount });

export const balance = featureStyle({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  borderBlock: `1px solid ${color.border}`,
});

export const balanceLine = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  minBlockSize: '28px',
  margin: 0,
});

/** A line's room, whether there is anything to say in it or not: what stands below stays where it is. */
export const wagering = featureStyle({
  ...textStyles.small,
  minBlockSize: `calc(${vars.fontSize.small} * ${vars.lineHeight.small})`,
  margin: 0,
  color: color.muted,
});

export const balanceAmount = featureStyle(textStyles.card);

export const text = featureStyle({ ...textStyles.body, margin: 0 });

export const evidence = featureStyle({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderRadius: radius.strip,
  background: color.surface2,
});

export const rows = featureStyle({ display: 'grid', gap: space[8], margin: 0 });

export const row = featureStyle({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
});

export const name = featureStyle({ ...textStyles.small, color: color.muted });

export const value = featureStyle({
  margin: 0,
  fontWeight: vars.fontWeight.label,
  // Its parts follow each other as the page is read, whatever they begin with.
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** Takes the focus so that it is read; nothing can be done with it. */
export const receiptTitle = featureStyle({
  ...textStyles.section,
  margin: 0,
  outline: 'none',
  scrollMarginBlock: '104px 168px',
});

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
});

/** What the coins above it are worth. */
export const equivalent = featureStyle({ ...textStyles.small, display: 'block', color: color.muted });
