import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';
import { badge, tile } from './game-tile.css.ts';

const { radius, space } = vars;

/** Drawn over the picture, but after its link: what is in it can be pressed by itself. */
export const overlay = featureStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  justifyItems: 'stretch',
  gap: space[8],
  aspectRatio: '3 / 4',
  padding: space[8],
  boxSizing: 'border-box',
  borderRadius: radius.tile,
  // Dark enough under the words and buttons that the picture's own lettering does not read through them.
  background: 'linear-gradient(rgba(4,9,15,.25), rgba(4,9,15,.92) 40%, rgba(4,9,15,.99) 58%)',
  color: '#fff',
  opacity: 0,
  visibility: 'hidden',
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.fast}, visibility ${vars.motion.fast}`,
  selectors: {
    [`:focus-within > &, [data-open] > &`]: { opacity: 1, visibility: 'visible' },
  },
  '@media': {
    [media.hover]: { selectors: { [':hover > &']: { opacity: 1, visibility: 'visible' } } },
    [media.tabletDown]: { gap: '3px', padding: '4px' },
  },
});

export const wideOverlay = featureStyle({ aspectRatio: '4 / 3' }, overlay);

globalStyle(`${overlay} > a`, { '@layer': { [layers.feature]: { pointerEvents: 'auto' } } });

export const facts = featureStyle({ ...textStyles.micro, display: 'grid', textAlign: 'center' });

/** Three tiles beside each other leave a phone no more: facts and ways in stay below the heart. */
const low = { '@media': { [media.tabletDown]: { minBlockSize: '32px', paddingBlock: 0 } } };

export const play = featureStyle({ minInlineSize: 0, paddingInline: space[4], ...low });

/** Looks like a button; the whole picture is the link. */
export const playAppearance = featureStyle({ pointerEvents: 'none' }, play);

export const demo = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.target.small,
  border: '1.5px solid #fff',
  borderRadius: radius.control,
  ...textStyles.button,
  color: '#fff',
  textDecoration: 'none',
  ...low,
});

/** The heart's place, over the veil. */
export const favorite = featureStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
});

/** The lower edge of the picture. */
export const footer = featureStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  aspectRatio: '3 / 4',
  padding: '6px',
  boxSizing: 'border-box',
  pointerEvents: 'none',
});

export const wideFooter = featureStyle({ aspectRatio: '4 / 3' }, footer);

/** Why a game cannot be played, as wide as the picture: on a phone it would be cut beside the heart. */
export const barred = featureStyle(
  {
    position: 'static',
    borderRadius: `min(${radius.badge}, 10px)`,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  badge,
);

export const barredIcon = featureStyle({
  display: 'inline-block',
  verticalAlign: '-2px',
  marginInlineEnd: space[4],
});

/** The picture of what may not be played steps back (look §7). */
globalStyle(`${tile}:has([data-barred]) img`, {
  '@layer': { [layers.feature]: { filter: 'saturate(.25) brightness(.75)' } },
});

/** What may not be played is not praised either: of its badges the reason alone stays. */
globalStyle(`${tile}:has([data-barred]) ${badge}:not(${barred})`, {
  '@layer': { [layers.feature]: { visibility: 'hidden' } },
});

/** The badge gives way to what is told over the picture, which tells as much. */
const giveWay = { visibility: 'hidden' } as const;
globalStyle(`${tile}:has(${overlay}):is(:focus-within, [data-open]) ${badge}`, {
  '@layer': { [layers.feature]: giveWay },
});
globalStyle(`${tile}:has(${overlay}):hover ${badge}`, {
  '@layer': { [layers.feature]: { '@media': { [media.hover]: giveWay } } },
});
