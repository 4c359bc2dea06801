import { shellStyle, shellRule } from '@baize/page/shell-style';
import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';

const AT_DESK = `screen and ${media.desktop}`;

export const sidebar = shellStyle({
  display: 'none',
  '@media': {
    [AT_DESK]: {
      display: 'block',
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: 'calc(var(--frame-top, 0px) + 24px)',
      maxBlockSize: 'calc(100dvh - var(--frame-top, 0px) - 48px)',
      overflowY: 'auto',
      padding: vars.space[4],
    },
  },
});

export const name = shellStyle({
  ...textStyles.label,
  paddingBlockEnd: vars.space[8],
  color: vars.color.muted,
});

export const collapsible = shellStyle({
  border: vars.card.border,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  boxShadow: vars.shadow.card,
  '@media': { [AT_DESK]: { display: 'none' }, print: { display: 'none' } },
});

export const summary = shellStyle({
  ...textStyles.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '48px',
  paddingInline: vars.space[16],
  cursor: 'pointer',
  listStyle: 'none',
});
shellRule(`${summary}::-webkit-details-marker`, { display: 'none' });
shellRule(`${collapsible} nav`, { paddingInline: vars.space[4], paddingBlockEnd: vars.space[8] });

export const chevron = shellStyle({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.fast}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const list = shellStyle({
  borderInlineStart: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});
shellRule(`${collapsible} ${list}`, { borderInlineStart: 0 });

export const entryLink = shellStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '36px',
  marginInlineStart: '-1px',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  borderInlineStart: '2px solid transparent',
  color: vars.color.muted,
  fontSize: vars.fontSize.label,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accent,
      color: vars.color.text,
      fontWeight: vars.fontWeight.label,
    },
  },
  '@media': {
    [media.tabletDown]: { minBlockSize: vars.target.small },
    [media.hover]: { ':hover': { color: vars.color.text } },
  },
});
