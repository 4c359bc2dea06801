import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
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
  background: vars.accumulator.ground,
  boxShadow: vars.shadow.card,
  '@media': { [media.phone]: { gap: vars.space[16], padding: vars.space[16] } },
});

export const dial = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '112px',
  blockSize: '112px',
});

const layer = { gridArea: '1 / 1' } as const;

export const face = featureStyle(layer);

export const time = featureStyle({ ...layer, ...roles.clock, textAlign: 'center', zIndex: vars.z.content });

/** The mark the dial runs to, under its time. */
export const mark = featureStyle({
  ...roles.micro,
  display: 'block',
  color: vars.color.muted,
  letterSpacing: 'normal',
});

export const body = featureStyle({ flex: 1, minInlineSize: 0 });

export const text = featureStyle({
  ...roles.label,
  margin: 0,
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  lineHeight: vars.line.lead,
  '@media': { [media.phone]: { fontSize: vars.size.small } },
});

export const small = featureStyle({ ...roles.small, margin: 0, color: vars.color.muted });

export const next = featureStyle(
  {
    marginBlockStart: vars.space[4],
    fontSize: vars.size.micro,
    textWrap: 'balance',
  },
  small,
);

/** Where what was counted goes. */
export const goes = featureStyle({ fontSize: vars.size.micro, textWrap: 'balance' }, small);

/** Keeps the line's place until the clock is known. */
export const unknown = featureStyle({ visibility: 'hidden' });

export const award = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '54px',
});

export const amount = featureStyle({
  ...roles.amount,
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
  background: vars.segment.current,
  boxShadow: vars.segment.currentShadow,
});

/** On a phone the title leads to the same page. */
export const how = featureStyle({
  fontSize: vars.size.small,
  '@media': { [media.phone]: { display: 'none' } },
});
