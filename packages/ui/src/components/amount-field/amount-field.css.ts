import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

export const field = componentStyle({ display: 'grid', gap: '6px' });

export const label = componentStyle({ ...textStyles.label });

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) 56px',
  blockSize: '64px',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.field,
  background: vars.field.background,
  // A press anywhere in the box leads to the amount.
  cursor: 'text',
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:not(:has(button))': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&:has(input:focus-visible)': { borderColor: vars.color.focus, boxShadow: vars.focus.halo },
    // Last, so that what is wrong keeps its edge while it is put right.
    '&[data-wrong]': { border: `2px solid ${vars.color.danger}` },
  },
});

export const stepButton = componentStyle({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text,
  borderRadius: vars.radius.field,
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.color.surface2 } } },
  },
});

export const value = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  alignSelf: 'center',
  gap: '6px',
  minInlineSize: 0,
});

export const amount = componentStyle({
  ...textStyles.amount,
  boxSizing: 'content-box',
  minInlineSize: '2ch',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fieldSizing: 'content',
  // The box around it shows the focus; the outline is for forced colours.
  ':focus-visible': { outline: '2px solid transparent', outlineOffset: 0 },
});

export const currency = componentStyle({
  fontSize: vars.fontSize.card,
  fontWeight: vars.fontWeight.label,
  color: vars.color.muted,
});

export const presets = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  marginBlockStart: '2px',
});

export const preset = componentStyle({
  ...textStyles.label,
  minBlockSize: vars.target.medium,
  border: `1.5px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface2,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
  },
});
