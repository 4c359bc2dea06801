import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const card = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[24],
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: vars.space[20],
  border: vars.card.border,
  borderRadius: vars.radius.card,
  background: vars.accumulator.background,
  boxShadow: vars.shadow.card,
  '@media': { [media.phone]: { gap: vars.space[16], padding: vars.space[16] } },
});

export const ring = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '112px',
  blockSize: '112px',
});

const layer = { gridArea: '1 / 1' } as const;

export const face = featureStyle(layer);

export const time = featureStyle({
  ...layer,
  ...textStyles.clock,
  textAlign: 'center',
  zIndex: vars.zIndex.content,
});

/** The mark the dial runs to, under its time. */
export const mark = featureStyle({
  ...textStyles.micro,
  display: 'block',
  color: vars.color.muted,
  letterSpacing: 'normal',
});

export const body = featureStyle({ flex: 1, minInlineSize: 0 });

export const text = featureStyle({
  ...textStyles.label,
  margin: 0,
  color: vars.color.muted,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.lead,
  '@media': { [media.phone]: { fontSize: vars.fontSize.small } },
});

export const small = featureStyle({ ...textStyles.small, margin: 0, color: vars.color.muted });

export const next = featureStyle(
  {
    marginBlockStart: vars.space[4],
    fontSize: vars.fontSize.micro,
    textWrap: 'balance',
  },
  small,
);

/** Where what was counted goes. */
export const goes = featureStyle({ fontSize: vars.fontSize.micro, textWrap: 'balance' }, small);

/** Keeps the line's place until the clock is known. */
export const unknown = featureStyle({ visibility: 'hidden' });

export const award = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '54px',
});

export const amount = featureStyle({
  ...textStyles.amount,
  margin: 0,
  color: vars.accumulator.amount,
  fontFamily: vars.day.amountFont,
  fontWeight: vars.day.amountWeight,
});

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  margin: 0,
  marginBlockStart: vars.space[12],
});

/** Lifted off a ground that may be of the button's own colour. */
export const logIn = featureStyle({
  background: vars.segmentedControl.current,
  boxShadow: vars.segmentedControl.currentShadow,
});

/** On a phone the title leads to the same page. */
export const how = featureStyle({
  fontSize: vars.fontSize.small,
  '@media': { [media.phone]: { display: 'none' } },
});
