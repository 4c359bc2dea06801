import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { footBarEnd } from '../foot-bar/foot-bar-end.ts';
import { featureStyle } from '../feature-style.ts';

/** Above the notices of the line; on phones a strip of its own on the bar at the foot, so that it lies over no control. */
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
      insetInline: 0,
      insetBlockEnd: `calc(${footBarEnd} + var(--panic, 0px))`,
      justifyContent: 'center',
      padding: '8px 16px',
      borderInline: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});

globalStyle('html:has([data-session-end])', {
  '@layer': { [layers.feature]: { '@media': { [media.phone]: { vars: { '--session-end': '40px' } } } } },
});

/** How much of a phone's foot the strips of safer play take; the layouts count it in. */
globalStyle('html:has([data-session-end], [data-panic])', {
  '@layer': {
    [layers.feature]: {
      '@media': {
        [media.phone]: { vars: { '--dock': 'calc(var(--panic, 0px) + var(--session-end, 0px))' } },
      },
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
