import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

/** Beneath the notices of the connection, which matter more while they last; above the bar at the foot of the page. */
export const region = featureStyle({
  position: 'fixed',
  zIndex: vars.zIndex.bottomBar,
  insetBlockEnd: 'calc(var(--fixed-foot, 8px) + 12px)',
  insetInlineStart: `var(--notice-start, ${space[20]})`,
  maxInlineSize: 'min(400px, 100vw - 32px)',
  '@media': {
    [media.phone]: {
      insetInlineStart: space[16],
    },
  },
});

export const notices = featureStyle({
  display: 'grid',
  gap: space[8],
  selectors: { '&[hidden]': { display: 'none' } },
});

const fold = {
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '40px',
  border: 0,
  color: color.text,
  cursor: 'pointer',
} as const;

/** In the corner of the first notice; nothing folds where no notice is. */
export const foldButton = featureStyle({
  ...fold,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'none',
  inlineSize: '40px',
  padding: 0,
  background: 'none',
  selectors: { ':has([data-notice]) + &': { display: 'inline-flex' } },
});

/** What is folded away stays in sight: small enough to cover little, and never gone. */
export const pill = featureStyle({
  ...textStyles.small,
  ...fold,
  display: 'none',
  gap: space[8],
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.round,
  background: color.surface2,
  boxShadow: vars.shadow.popover,
  selectors: { ':has([data-notice]) + &': { display: 'inline-flex' } },
});

export const notice = featureStyle({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  margin: 0,
  paddingBlock: '10px',
  paddingInline: '14px 44px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
  boxShadow: vars.shadow.popover,
  color: color.text,
});

globalStyle(`${notice} > svg`, { '@layer': { [layers.feature]: { flex: 'none' } } });

/** What stands at the end of the page can be scrolled clear of it. */
globalStyle(`body:has(${notice}) footer`, {
  '@layer': { [layers.feature]: { paddingBlockEnd: '160px' } },
});
