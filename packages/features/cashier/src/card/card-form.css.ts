import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const card = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
});

export const title = featureStyle({ ...textStyles.card, margin: 0 });

export const methodName = featureStyle({ ...textStyles.small, color: color.muted });

export const valid = featureStyle({ color: color.success });

export const mismatch = featureStyle({ display: 'grid', justifyItems: 'start', gap: space[8] });

/** On paper as the methods' marks. */
export const brand = featureStyle({
  position: 'relative',
  display: 'block',
  inlineSize: '40px',
  blockSize: '28px',
  boxShadow: 'inset 0 0 0 1px rgb(20 36 58 / 12%)',
  borderRadius: vars.radius.small,
  background: '#F4F1EA',
  color: '#14243A',
});

export const brandValid = featureStyle({
  position: 'absolute',
  insetBlockStart: '5px',
  insetInlineEnd: '46px',
  color: color.success,
});

/** A narrow phone has no room for two fields with their hints. */
export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A hint of two lines moves nothing beside it.
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.phone]: { gap: space[12] } },
});
