import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';
import { twoColumnMedia } from './two-column-media.ts';
import { inDialog } from './deposit.css.ts';

const { color, space } = vars;
const beside = twoColumnMedia(inDialog);

/** What is paid by what, and the button across the whole of the bar under it (look §9). */
const payRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
} as const;

const payBar = {
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

export const bar = featureStyle({
  ...payRow,
  '@media': {
    [media.tablet]: { ...payBar, ...acrossAll },
    [media.tabletUp]: {
      selectors: {
        [`${inDialog} &`]: {
          ...payBar,
          ...acrossAll,
          ...overFoot(space[24], space[24]),
          paddingBlock: space[12],
          borderEndStartRadius: vars.radius.dialog,
          borderEndEndRadius: vars.radius.dialog,
        },
      },
    },
    [media.phone]: {
      ...payBar,
      order: 3,
      selectors: {
        [`${inDialog} &`]: overFoot(space[16], `${space[16]} + env(safe-area-inset-bottom)`),
      },
    },
    // A dialog on a low screen scrolls as a whole, without padding around what scrolls.
    [shortScreen]: { selectors: { [`${inDialog} &`]: { insetBlockEnd: 0 } } },
  },
});

const termsLine = {
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  margin: 0,
} as const;

/** The summary says more where it stands above the button. */
export const terms = featureStyle({
  ...textStyles.micro,
  color: color.muted,
  display: 'none',
  '@media': { ...beside(termsLine)['@media'], [media.phone]: termsLine },
});

export const binds = featureStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[4],
  color: color.text,
});

export const payButton = featureStyle({ flexBasis: '100%' });

export const reason = featureStyle({
  ...textStyles.small,
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  color: color.warning,
  // Clear of the screen's edge.
  paddingBlockEnd: space[4],
});

globalStyle(`${reason} > svg, ${binds} > svg`, { '@layer': { [layers.feature]: { flex: 'none' } } });
