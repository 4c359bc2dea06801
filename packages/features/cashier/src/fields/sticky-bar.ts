import { vars } from '@baize/ui/contract';

const { color, space } = vars;

/** What is paid by what, and the button across the whole of the bar under it (look §9). */
export const barRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
} as const;

/** The bar where it stays at the foot of the screen. */
export const stickyBar = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.bottomBar,
  marginInline: 'calc(-1 * var(--page-side, 16px))',
  padding: `${space[8]} var(--page-side, 16px)`,
  // The frame's own bar yields to this one, which then ends where the screen does.
  paddingBlockEnd: `calc(${space[8]} + env(safe-area-inset-bottom))`,
  background: color.surface0,
  borderBlockStart: `1px solid ${color.border}`,
} as const;

/** As a grid's item it would stick to its own row. */
export const acrossAll = { gridColumn: '1 / -1', gridRow: '1 / -1', alignSelf: 'end' } as const;

/** As in `@baize/ui/dialog`: too low for a fixed foot. */
export const shortScreen = '(max-height: 479px)';

/** Over a page the bar is a part of the dialog: of its ground, and over the padding that its body scrolls in. */
const overFoot = (side: string, foot: string) => ({
  insetBlockEnd: `calc(-1 * (${foot}))`,
  zIndex: 1,
  marginInline: `calc(-1 * ${side})`,
  paddingInline: side,
  background: color.surface1,
});

/** The bar in a dialog over a page, on phones. */
export const phoneDialogFoot = overFoot(space[16], `${space[16]} + env(safe-area-inset-bottom)`);

/** The bar in a dialog over a page, on wider screens. */
export const dialogFoot = {
  ...stickyBar,
  ...acrossAll,
  ...overFoot(space[24], space[24]),
  paddingBlock: space[12],
  borderEndStartRadius: vars.radius.dialog,
  borderEndEndRadius: vars.radius.dialog,
} as const;
