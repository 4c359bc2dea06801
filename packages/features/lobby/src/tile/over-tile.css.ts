import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { globalStyle } from '@vanilla-extract/css';
import { lobbyStyle } from '../lobby-style.ts';
import { badge, tile } from './game-tile.css.ts';

const { radius, space } = vars;

/** Drawn over the picture, but after its link: what is in it can be pressed by itself. */
export const veil = lobbyStyle({
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
    [media.toTablet]: { gap: '3px', padding: '4px' },
  },
});

export const wideVeil = lobbyStyle({ aspectRatio: '4 / 3' }, veil);

globalStyle(`${veil} > a`, { '@layer': { [layers.feature]: { pointerEvents: 'auto' } } });

export const facts = lobbyStyle({ ...roles.micro, display: 'grid', textAlign: 'center' });

/** Three tiles beside each other leave a phone no more: facts and ways in stay below the heart. */
const low = { '@media': { [media.toTablet]: { minBlockSize: '32px', paddingBlock: 0 } } };

export const play = lobbyStyle({ minInlineSize: 0, paddingInline: space[4], ...low });

/** Looks like a button; the whole picture is the link. */
export const playLook = lobbyStyle({ pointerEvents: 'none' }, play);

export const demo = lobbyStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.target.small,
  border: '1.5px solid #fff',
  borderRadius: radius.control,
  ...roles.button,
  color: '#fff',
  textDecoration: 'none',
  ...low,
});

/** Why nothing is offered, in place of the ways in. */
export const shut = lobbyStyle({
  ...roles.micro,
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  paddingBlockEnd: space[8],
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

/** The heart's place, over the veil. */
export const heart = lobbyStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
});

/** The lower edge of the picture. */
export const foot = lobbyStyle({
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

export const wideFoot = lobbyStyle({ aspectRatio: '4 / 3' }, foot);

/** Why a game cannot be played here, as wide as the picture: on a phone it would be cut beside the heart. */
export const barred = lobbyStyle(
  { position: 'static', borderRadius: `min(${radius.badge}, 10px)`, textWrap: 'balance' },
  badge,
);

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
globalStyle(`${tile}:has(${veil}):is(:focus-within, [data-open]) ${badge}`, {
  '@layer': { [layers.feature]: giveWay },
});
globalStyle(`${tile}:has(${veil}):hover ${badge}`, {
  '@layer': { [layers.feature]: { '@media': { [media.hover]: giveWay } } },
});
