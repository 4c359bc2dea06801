import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { walletStyle, walletVariants } from '../wallet-style.ts';

const { color, space } = vars;

export const root = walletStyle({ display: 'grid', gap: space[16] });

export const withdrawable = walletStyle({ display: 'grid', gap: space[4], margin: 0 });

export const withdrawableLabel = walletStyle({ ...textStyles.label, color: color.muted });

export const withdrawableAmount = walletStyle(textStyles.amount);

export const bar = walletStyle({
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

export const barPart = walletVariants({
  free: { flexBasis: 0, ...partLook.free },
  locked: { flexBasis: 0, ...partLook.locked },
  bonus: { flexBasis: 0, ...partLook.bonus },
});

const swatch = walletStyle({
  flexShrink: 0,
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '4px',
});

export const legendColor = walletVariants(partLook, swatch);

export const figures = walletStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});

export const figure = walletStyle({
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

export const name = walletStyle({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.muted,
});

export const amount = walletStyle({
  ...textStyles.button,
  margin: 0,
  lineHeight: vars.lineHeight.label,
  fontSize: vars.fontSize.buttonLarge,
  fontVariantNumeric: 'tabular-nums',
});

const list = walletStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const reasons = walletStyle({ gap: space[4] }, list);

export const reason = walletStyle({ ...textStyles.small, display: 'flex', gap: space[8] });

export const reasonText = walletStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const reasonIcon = walletStyle({ flexShrink: 0, marginBlockStart: '1px', color: color.muted });

export const effects = walletStyle({ gap: space[8] }, list);

const meaningBox = walletStyle({
  display: 'flex',
  gap: space[12],
  padding: space[12],
  borderRadius: vars.radius.field,
});

export const effect = walletVariants(
  {
    plain: { background: color.surface2 },
    over: { background: color.warningSoft },
  },
  meaningBox,
);

export const effectIcon = walletStyle({ flexShrink: 0, color: color.muted, blockSize: '20px' });

export const effectText = walletStyle({
  ...textStyles.label,
  margin: 0,
  fontWeight: vars.fontWeight.regular,
});

export const strong = walletStyle({ fontWeight: vars.fontWeight.bold });
