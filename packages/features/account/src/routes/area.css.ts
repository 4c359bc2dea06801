import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

const { space } = vars;

export const passwordPage = style({
  '@layer': {
    [layers.feature]: { display: 'grid', alignContent: 'start', gap: space[20], paddingBlock: space[36] },
  },
});

export const title = style({ '@layer': { [layers.feature]: textStyles.pageTitle } });

/** Two columns where there is room, each as high as it is; one under the other elsewhere. */
export const settingsColumns = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 520px)',
      alignItems: 'start',
      gap: space[20],
      '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 520px))' } },
    },
  },
});

export const settingsColumn = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: space[20],
    },
  },
});

export const cardTitle = style({ '@layer': { [layers.feature]: { ...textStyles.card, margin: 0 } } });

export const card = style({ '@layer': { [layers.feature]: { display: 'grid', gap: space[16] } } });

/** Kept for each part until its code is there: as high as it mostly is, so that nothing under it moves. */
export const placeOf = styleVariants(
  {
    'two-step': ['177px', '188px'],
    contact: ['195px', '187px'],
    notifications: ['556px', '567px'],
    sessions: ['420px', '400px'],
    'data-copy': ['212px', '223px'],
  } as const satisfies Record<string, readonly [wide: string, phone: string]>,
  ([wide, phone]): StyleRule => ({
    '@layer': {
      [layers.feature]: { minBlockSize: wide, '@media': { [media.phone]: { minBlockSize: phone } } },
    },
  }),
);

/**
 * Kept for the player's standing until its code is there. A stored session's is as high as it mostly is, and no higher than
 * the window: what stands under it is out of sight until it has come.
 */
export const clubPlace = style({
  '@layer': {
    [layers.feature]: {
      minBlockSize: '198px',
      '@media': { [media.phone]: { minBlockSize: '310px' } },
      selectors: {
        'html[data-session="kept"] &': {
          minBlockSize: 'min(100svh, 1140px)',
          '@media': { [media.phone]: { minBlockSize: 'min(100svh, 1900px)' } },
        },
        // Nothing to reach for: the card with the points alone.
        'html[data-silence][data-session="kept"] &': {
          minBlockSize: '172px',
          '@media': { [media.phone]: { minBlockSize: '251px' } },
        },
      },
    },
  },
});
