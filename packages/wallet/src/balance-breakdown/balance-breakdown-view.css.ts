import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { breakdownStyle, breakdownVariants } from './breakdown-style.ts';

const { color, space } = vars;

export const root = breakdownStyle({ display: 'grid', gap: space[16] });

export const withdrawable = breakdownStyle({ display: 'grid', gap: space[4], margin: 0 });

export const withdrawableLabel = breakdownStyle({ ...textStyles.label, color: color.muted });

export const withdrawableAmount = breakdownStyle(textStyles.amount);

export const bar = breakdownStyle({
  display: 'flex',
  gap: '3px',
  blockSize: '14px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: color.surface3,
});

const stripes = `repeating-linear-gradient(-45deg, ${color.surface3} 0 4px, transparent 4px 9px)`;

const partLook = {
  free: { background: color.success },
  locked: { background: `${stripes}, ${color.secondary}` },
  bonus: { background: color.accentAlt },
};

export const barPart = breakdownVariants({
  free: { flexBasis: 0, ...partLook.free },
  locked: { flexBasis: 0, ...partLook.locked },
  bonus: { flexBasis: 0, ...partLook.bonus },
});

const swatch = breakdownStyle({
  flexShrink: 0,
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '4px',
});

export const legendColor = breakdownVariants(partLook, swatch);

export const figures = breakdownStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});

export const figure = breakdownStyle({
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space[12],
    },
  },
});

export const name = breakdownStyle({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.muted,
});

export const amount = breakdownStyle({
  ...textStyles.button,
  margin: 0,
  lineHeight: vars.lineHeight.label,
  fontSize: vars.fontSize.buttonLarge,
  fontVariantNumeric: 'tabular-nums',
});

const list = breakdownStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const reasons = breakdownStyle({ gap: space[4] }, list);

export const reason = breakdownStyle({ ...textStyles.small, display: 'flex', gap: space[8] });

export const reasonText = breakdownStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const reasonIcon = breakdownStyle({ flexShrink: 0, marginBlockStart: '1px', color: color.muted });

export const effects = breakdownStyle({ gap: space[8] }, list);

const meaningBox = breakdownStyle({
  display: 'flex',
  gap: space[12],
  padding: space[12],
  borderRadius: vars.radius.field,
});

export const effect = breakdownVariants(
  {
    plain: { background: color.surface2 },
    over: { background: color.warningSoft },
  },
  meaningBox,
);

export const effectIcon = breakdownStyle({ flexShrink: 0, color: color.muted, blockSize: '20px' });

export const effectText = breakdownStyle({
  ...textStyles.label,
  margin: 0,
  fontWeight: vars.fontWeight.regular,
});

export const strong = breakdownStyle({ fontWeight: vars.fontWeight.bold });
