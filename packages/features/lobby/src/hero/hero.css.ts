import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const layer = layers.feature;

/** Text and picture; `wide` runs from edge to edge behind the header, `card` stands in the content. */
const base = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'hidden',
      display: 'grid',
      background: vars.hero.background,
      color: vars.hero.text,
    },
  },
});

export const hero = styleVariants({
  wide: [
    base,
    {
      '@layer': {
        [layer]: {
          marginBlockStart: '-68px',
          paddingBlockStart: '68px',
          minBlockSize: 'var(--hero-height, 508px)',
          alignItems: 'center',
          '@media': {
            [media.tabletDown]: { minBlockSize: 'auto', alignItems: 'start' },
            [media.phone]: { marginBlockStart: '-60px', paddingBlockStart: '60px' },
          },
        },
      },
    },
  ],
  card: [
    base,
    {
      '@layer': {
        [layer]: {
          borderRadius: '28px',
          border: vars.card.border,
          minBlockSize: 'var(--hero-height, 333px)',
          alignItems: 'center',
          '@media': {
            [media.tablet]: { minBlockSize: '292px' },
            [media.phone]: { gridTemplateRows: '210px auto' },
          },
        },
      },
    },
  ],
});

export const text = styleVariants({
  wide: {
    '@layer': {
      [layer]: {
        paddingBlock: '24px 56px',
        '@media': { [media.tabletDown]: { paddingBlock: '24px 20px' } },
      },
    },
  },
  card: {
    '@layer': {
      [layer]: {
        // The dots stand below the buttons.
        padding: '36px 40px 48px',
        '@media': {
          [media.tablet]: { padding: '28px 28px 48px' },
          [media.phone]: { padding: '24px 20px 52px', gridRow: '2' },
        },
      },
    },
  },
});

const heading = style({
  '@layer': { [layer]: { ...textStyles.hero, color: vars.hero.title, maxInlineSize: '7.6em' } },
});

export const title = styleVariants({
  wide: [heading],
  // Beside a panel there is less room than the window's width says.
  card: [heading, { '@layer': { [layer]: { fontSize: `min(${vars.type.heroSize}, 48px)` } } }],
});

export const lead = style({
  '@layer': {
    [layer]: {
      ...textStyles.lead,
      maxInlineSize: '26.5em',
      marginBlock: '16px 24px',
      '@media': { [media.phone]: { fontSize: vars.fontSize.leadPhone, marginBlock: '12px 20px' } },
    },
  },
});

export const actions = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      // The two buttons keep their room while it is not yet known who looks; on a phone they stay in
      // one row, whoever looks and however long the words are, so that nothing below them moves.
      minBlockSize: vars.target.large,
      '@media': { [media.phone]: { flexWrap: 'nowrap' } },
    },
  },
});

const imageBase = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      // No letters are in the drawing, so it may be mirrored where the language runs the other way.
      selectors: { "[dir='rtl'] &": { transform: 'scaleX(-1)' } },
    },
  },
});

/** Behind the text; under it where a wide hero, before it where a card has no room beside it. */
export const image = styleVariants({
  wide: [
    imageBase,
    {
      '@layer': {
        [layer]: {
          insetBlockStart: 'auto',
          blockSize: 'var(--hero-picture, 100%)',
          maskImage: 'var(--hero-fade, none)',
          '@media': {
            [media.tabletDown]: {
              position: 'relative',
              blockSize: '270px',
              marginBlockStart: '-16px',
              // The night begins under the words, without an edge.
              maskImage: 'linear-gradient(#0000, #000 35%)',
            },
            [media.phone]: { blockSize: '290px', marginBlockStart: '-28px' },
          },
        },
      },
    },
  ],
  card: [
    imageBase,
    {
      '@layer': {
        [layer]: {
          '@media': {
            [media.tablet]: { insetInlineStart: '70px' },
            [media.phone]: { position: 'relative', gridRow: '1' },
          },
        },
      },
    },
  ],
});

globalStyle(`${imageBase} > svg`, {
  '@layer': { [layer]: { display: 'block', inlineSize: '100%', blockSize: '100%' } },
});

/** Slides and buttons lie over the first slide, the deposit box of the design variant beside it. */
export const container = style({ '@layer': { [layer]: { position: 'relative', isolation: 'isolate' } } });

/** The brand's own slide, out of reach and out of sight once another one covers it. */
export const first = style({
  '@layer': {
    [layer]: {
      selectors: {
        '&[inert]': { visibility: 'hidden', transition: `visibility 0s ${vars.motion.slow}` },
      },
    },
  },
});

/** The deposit box needs height, and the buttons of the slides a place beside it. */
const besideBox = (vars: Record<`--hero-${string}`, string>) => ({
  '@layer': { [layer]: { '@media': { [media.desktop]: { vars } } } },
});

export const withDepositBox = styleVariants({
  wide: besideBox({
    '--hero-height': '600px',
    '--hero-end': '356px',
    // As high as without the box: higher, it would grow under the words.
    '--hero-picture': '508px',
    '--hero-fade': 'linear-gradient(#0000, #000 12%)',
  }),
  card: besideBox({ '--hero-height': '440px', '--hero-end': '340px' }),
});
