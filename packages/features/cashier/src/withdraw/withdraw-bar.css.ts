import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants } from '../feature-style.ts';
import {
  acrossAll,
  barRow,
  dialogFoot,
  phoneDialogFoot,
  shortScreen,
  stickyBar,
} from '../fields/sticky-bar.ts';

const { color, space } = vars;

export const bar = featureVariants({
  page: {
    ...barRow,
    '@media': {
      [media.tablet]: { ...stickyBar, ...acrossAll },
      [media.phone]: { ...stickyBar, order: 1 },
    },
  },
  dialog: {
    ...barRow,
    '@media': {
      [media.tabletUp]: dialogFoot,
      [media.phone]: { ...stickyBar, order: 1, ...phoneDialogFoot },
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
