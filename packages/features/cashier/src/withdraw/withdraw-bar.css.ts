import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants } from '../feature-style.ts';

const { color, space } = vars;

/** What the method takes, and the button across the whole of the bar under it (look §9). */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
} as const;

const sticky = {
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
const acrossAll = { gridColumn: '1 / -1', gridRow: '1 / -1', alignSelf: 'end' } as const;

/** As in `@baize/ui/dialog`: too low for a fixed foot. */
const shortScreen = '(max-height: 479px)';

/** Over a page the bar is a part of the dialog: of its ground, and over the padding that its body scrolls in. */
const overFoot = (side: string, foot: string) => ({
  insetBlockEnd: `calc(-1 * (${foot}))`,
  zIndex: 1,
  marginInline: `calc(-1 * ${side})`,
  paddingInline: side,
  background: color.surface1,
});

export const bar = featureVariants({
  page: {
    ...row,
    '@media': { [media.tablet]: { ...sticky, ...acrossAll }, [media.phone]: { ...sticky, order: 1 } },
  },
  dialog: {
    ...row,
    '@media': {
      [media.tabletUp]: {
        ...sticky,
        ...acrossAll,
        ...overFoot(space[24], space[24]),
        paddingBlock: space[12],
        borderEndStartRadius: vars.radius.dialog,
        borderEndEndRadius: vars.radius.dialog,
      },
      [media.phone]: {
        ...sticky,
        order: 1,
        ...overFoot(space[16], `${space[16]} + env(safe-area-inset-bottom)`),
      },
      [shortScreen]: { insetBlockEnd: 0 },
    },
  },
});

const termsBase = featureStyle({
  ...textStyles.micro,
  flexBasis: '100%',
  margin: 0,
  color: color.muted,
  overflowWrap: 'anywhere',
});

/** Where the button stands beside the summary, the chosen method's own row tells it. */
export const terms = featureVariants(
  { page: { '@media': { [media.desktop]: { display: 'none' } } }, dialog: {} },
  termsBase,
);

export const button = featureStyle({ flexBasis: '100%' });

export const offline = featureStyle({
  ...textStyles.small,
  flexBasis: '100%',
  margin: 0,
  color: color.warning,
  textAlign: 'center',
  // Clear of the screen's edge.
  paddingBlockEnd: space[4],
});
