import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

/** Above the notices of the line, clear of a phone's bar. */
export const notice = featureStyle({
  ...textStyles.small,
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockEnd: 'calc(var(--fixed-foot, 16px) + 68px)',
  insetInlineStart: `var(--notice-start, ${vars.space[20]})`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: '10px 14px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.warningSoft,
  boxShadow: vars.shadow.popover,
  color: vars.color.text,
  pointerEvents: 'none',
  '@media': {
    [media.phone]: {
      insetInlineStart: vars.space[16],
    },
  },
});

export const clock = featureStyle({ fontWeight: vars.fontWeight.bold, fontVariantNumeric: 'tabular-nums' });

export const message = featureStyle({
  position: 'fixed',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
