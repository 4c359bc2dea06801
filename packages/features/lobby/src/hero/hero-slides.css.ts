import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

type Rule = Omit<StyleRule, '@layer'>;
type Layout = 'wide' | 'card';

const inFeatureLayer = (rule: Rule): StyleRule => ({ '@layer': { [layers.feature]: rule } });

function byLayout(both: Rule, own: Record<Layout, Rule>): Record<Layout, string> {
  const base = style(inFeatureLayer(both));
  return styleVariants(own, (rule: Rule) => [base, inFeatureLayer(rule)]);
}

/** Covers the first slide exactly: what turns never moves what stands below. */
export const layer = byLayout(
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 1,
    overflow: 'hidden',
    pointerEvents: 'none',
    vars: { '--ahead': '1' },
    selectors: { "[dir='rtl'] &": { vars: { '--ahead': '-1' } } },
  },
  { wide: { insetBlockStart: 0 }, card: { insetBlockStart: 0, borderRadius: '28px' } },
);

const away = (side: string) => ({
  visibility: 'hidden' as const,
  transform: `translateX(calc(${side} * var(--ahead)))`,
  transition: `transform ${vars.motion.slow}, visibility 0s ${vars.motion.slow}`,
});

export const slide = byLayout(
  {
    position: 'absolute',
    inset: 0,
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    background: vars.hero.background,
    color: vars.hero.text,
    selectors: {
      "&[data-at='here']": { pointerEvents: 'auto', transition: `transform ${vars.motion.slow}` },
      "&[data-at='before']": away('-100%'),
      "&[data-at='after']": away('100%'),
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&[data-at]': { transition: 'none' } } },
    },
  },
  {
    wide: {
      alignItems: 'center',
      paddingBlockStart: 'var(--frame-top, 0px)',
      '@media': { [media.tabletDown]: { alignItems: 'start' } },
    },
    card: {
      border: vars.card.border,
      borderRadius: '28px',
      alignItems: 'center',
      '@media': { [media.phone]: { alignItems: 'start', paddingBlockStart: '210px' } },
    },
  },
);

export const text = byLayout(
  {},
  {
    wide: {
      paddingBlock: '24px 56px',
      '@media': { [media.tabletDown]: { paddingBlock: '24px 20px' } },
    },
    card: {
      padding: '36px 40px 48px',
      '@media': {
        [media.tablet]: { padding: '28px 28px 48px' },
        [media.phone]: { padding: '24px 20px 52px' },
      },
    },
  },
);

/** Behind the text; where the first slide stacks text and picture, at the same end as there. */
export const image = byLayout(
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: -1,
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    objectFit: 'cover',
    objectPosition: '100% 100%',
    selectors: { "[dir='rtl'] &": { transform: 'scaleX(-1)' } },
  },
  {
    wide: {
      blockSize: 'var(--hero-picture, 100%)',
      maskImage: 'var(--hero-fade, none)',
      '@media': {
        [media.tabletDown]: { blockSize: '270px', maskImage: 'linear-gradient(#0000, #000 35%)' },
        [media.phone]: { blockSize: '290px' },
      },
    },
    card: {
      objectFit: 'contain',
      '@media': {
        [media.tablet]: { insetInlineStart: '70px' },
        [media.phone]: { insetBlockEnd: 'auto', insetBlockStart: 0, blockSize: '210px', objectFit: 'cover' },
      },
    },
  },
);

/** Over the water, above the edge, where the picture has the end; in a card under the words (look §9). */
export const controls = byLayout(
  { position: 'absolute', zIndex: 2, color: vars.hero.title },
  {
    wide: {
      vars: { '--pause-ground': vars.onImage.background },
      // The dots' own row is 40 high: its middle is 48 above the edge.
      insetBlockEnd: '28px',
      insetInlineEnd:
        'calc(max(var(--page-side, 24px), (100% - var(--page-width, 1216px)) / 2) + var(--hero-end, 0px))',
      '@media': {
        [media.phone]: { insetBlockEnd: vars.space[16] },
        // The strip of wins stands on the lowest part of the water.
        [media.desktop]: { insetBlockEnd: '44px' },
      },
    },
    card: {
      insetBlockEnd: '4px',
      insetInlineStart: '30px',
      '@media': {
        [media.tablet]: { insetInlineStart: '18px' },
        [media.phone]: { insetInlineStart: 'auto', insetInlineEnd: vars.space[12] },
      },
    },
  },
);
