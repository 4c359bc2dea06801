import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';
import {
  acrossAll,
  barRow,
  dialogFoot,
  phoneDialogFoot,
  shortScreen,
  stickyBar,
} from '../fields/sticky-bar.ts';
import { twoColumnMedia } from './two-column-media.ts';
import { inDialog } from './deposit.css.ts';

const { color, space } = vars;
const beside = twoColumnMedia(inDialog);

export const bar = featureStyle({
  ...barRow,
  '@media': {
    [media.tablet]: { ...stickyBar, ...acrossAll },
    [media.tabletUp]: { selectors: { [`${inDialog} &`]: dialogFoot } },
    [media.phone]: { ...stickyBar, order: 3, selectors: { [`${inDialog} &`]: phoneDialogFoot } },
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
