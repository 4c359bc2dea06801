import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { inShell, shellRule } from './shell-style.ts';

const AT_DESK = `screen and ${media.desktop}`;

export const beside = inShell({
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

export const name = inShell({ ...roles.label, paddingBlockEnd: vars.space[8], color: vars.color.muted });

export const folded = inShell({
  border: vars.card.border,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  boxShadow: vars.shadow.card,
  '@media': { [AT_DESK]: { display: 'none' }, print: { display: 'none' } },
});

export const fold = inShell({
  ...roles.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '48px',
  paddingInline: vars.space[16],
  cursor: 'pointer',
  listStyle: 'none',
});
shellRule(`${fold}::-webkit-details-marker`, { display: 'none' });
shellRule(`${folded} nav`, { paddingInline: vars.space[4], paddingBlockEnd: vars.space[8] });

export const chevron = inShell({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.fast}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const list = inShell({
  borderInlineStart: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});
shellRule(`${folded} ${list}`, { borderInlineStart: 0 });

export const chapter = inShell({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '36px',
  marginInlineStart: '-1px',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  borderInlineStart: '2px solid transparent',
  color: vars.color.muted,
  fontSize: vars.size.label,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accent,
      color: vars.color.text,
      fontWeight: vars.weight.label,
    },
  },
  '@media': {
    [media.toTablet]: { minBlockSize: vars.target.small },
    [media.hover]: { ':hover': { color: vars.color.text } },
  },
});
