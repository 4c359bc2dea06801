import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { partStyle, partVariants } from './part-style.ts';

const { color, space } = vars;

export const story = partStyle({ display: 'grid', gap: space[16] });

export const now = partStyle({ display: 'grid', gap: space[4], margin: 0 });

export const nowName = partStyle({ ...roles.label, color: color.muted });

export const nowAmount = partStyle(roles.amount);

export const bar = partStyle({
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

export const part = partVariants({
  free: { flexBasis: 0, ...partLook.free },
  locked: { flexBasis: 0, ...partLook.locked },
  bonus: { flexBasis: 0, ...partLook.bonus },
});

const swatch = partStyle({
  flexShrink: 0,
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '4px',
});

export const mark = partVariants(partLook, swatch);

export const figures = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});

export const figure = partStyle({
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

export const name = partStyle({
  ...roles.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.muted,
});

export const amount = partStyle({
  ...roles.button,
  margin: 0,
  lineHeight: vars.line.label,
  fontSize: vars.size.buttonLarge,
  fontVariantNumeric: 'tabular-nums',
});

const list = partStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const reasons = partStyle({ gap: space[4] }, list);

export const reason = partStyle({ ...roles.small, display: 'flex', gap: space[8] });

export const reasonWords = partStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const reasonIcon = partStyle({ flexShrink: 0, marginBlockStart: '1px', color: color.muted });

export const meanings = partStyle({ gap: space[8] }, list);

const meaningBox = partStyle({
  display: 'flex',
  gap: space[12],
  padding: space[12],
  borderRadius: vars.radius.field,
});

export const meaning = partVariants(
  {
    plain: { background: color.surface2 },
    over: { background: color.warningSoft },
  },
  meaningBox,
);

export const meaningIcon = partStyle({ flexShrink: 0, color: color.muted, blockSize: '20px' });

export const words = partStyle({ ...roles.label, margin: 0, fontWeight: vars.weight.regular });

export const strong = partStyle({ fontWeight: vars.weight.bold });
