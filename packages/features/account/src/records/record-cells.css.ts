import { asCards, NARROW_CARDS, WIDE_CARDS } from './record-container.ts';
import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle, featureVariants, type FeatureRule } from '../feature-style.ts';

export const when = featureStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const inCards = (rule: FeatureRule): FeatureRule => ({
  '@container': { [asCards('payments')]: rule, [asCards('games')]: rule },
});

/** What follows a card's title stands apart from it by a dot. */
export const second = featureStyle({
  '@container': {
    ...inCards({ color: vars.color.muted, selectors: { '&::before': { content: '·\\00a0' } } })['@container'],
    // Alone in its row it has nothing to stand apart from.
    [NARROW_CARDS]: { selectors: { '&::before': { content: 'none' } } },
    [WIDE_CARDS]: { selectors: { '&::before': { content: 'none' } } },
  },
});

/** That there is none says nothing beside a title. */
export const none = featureStyle(inCards({ display: 'none' }));

const id = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.accentText } },
    [media.phone]: { minBlockSize: '44px' },
  },
});

/** On phones a finger has more room than the line takes. */
const overLine = { '@media': { [media.phone]: { marginBlock: '-6px' } } } as const;

/** Its sign keeps its size in the narrowest column. */
globalStyle(`${id} svg`, { '@layer': { [layers.feature]: { flex: 'none' } } });

/** One below the other their signs stand at one edge. */
const acrossValue = { inlineSize: '100%', justifyContent: 'space-between', textAlign: 'start' } as const;

export const look = featureVariants(
  {
    short: { whiteSpace: 'nowrap', ...overLine },
    whole: { ...acrossValue, overflowWrap: 'break-word' },
    reference: acrossValue,
    bare: {
      minInlineSize: '32px',
      justifyContent: 'center',
      '@media': { [media.phone]: { ...overLine['@media'][media.phone], minInlineSize: '44px' } },
    },
  },
  id,
);
