import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

const { card: brandCard, color, radius, shadow, space } = vars;

export const passwordPage = style({
  '@layer': {
    [layers.feature]: { display: 'grid', alignContent: 'start', gap: space[20], paddingBlock: space[36] },
  },
});

export const title = style({ '@layer': { [layers.feature]: textStyles.pageTitle } });

/** One under the other, and two beside each other where there is room; each as high as it needs. */
export const settingsCards = style({
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

/** Of a card, before its form. */
export const heading = style({
  '@layer': { [layers.feature]: { ...textStyles.card, margin: `0 0 ${space[16]}` } },
});

export const card = style({
  '@layer': {
    [layers.feature]: {
      maxInlineSize: '520px',
      padding: space[24],
      background: color.surface1,
      border: brandCard.border,
      borderRadius: radius.card,
      boxShadow: shadow.card,
    },
  },
});

/** Kept for the player's log-ins until their code is there. */
export const sessionsPlace = style({ '@layer': { [layers.feature]: { minBlockSize: '320px' } } });

/** Kept for the player's standing until its code is there. */
export const clubPlace = style({ '@layer': { [layers.feature]: { minBlockSize: '240px' } } });
