import { createSymbolImage, createSvgElement } from '../../page/client/dom.ts';
import type { PublicView } from '../../protocol.ts';
import { getMessages } from '../../messages/current-messages.ts';

export type PublicCard = Extract<PublicView, { game: 'blackjack-quay' }>['dealer']['cards'][number];

/** Where the pips of a number stand, in the card’s 100 by 140; below the middle they stand on their heads. */
const [L, C, R] = [36, 50, 64];
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  2: [
    [C, 34],
    [C, 106],
  ],
  3: [
    [C, 34],
    [C, 70],
    [C, 106],
  ],
  4: [
    [L, 34],
    [R, 34],
    [L, 106],
    [R, 106],
  ],
  5: [
    [L, 34],
    [R, 34],
    [C, 70],
    [L, 106],
    [R, 106],
  ],
  6: [
    [L, 34],
    [R, 34],
    [L, 70],
    [R, 70],
    [L, 106],
    [R, 106],
  ],
  7: [
    [L, 34],
    [R, 34],
    [C, 52],
    [L, 70],
    [R, 70],
    [L, 106],
    [R, 106],
  ],
  8: [
    [L, 34],
    [R, 34],
    [C, 52],
    [L, 70],
    [R, 70],
    [C, 88],
    [L, 106],
    [R, 106],
  ],
  9: [
    [L, 30],
    [R, 30],
    [L, 57],
    [R, 57],
    [C, 70],
    [L, 83],
    [R, 83],
    [L, 110],
    [R, 110],
  ],
  10: [
    [L, 30],
    [R, 30],
    [C, 44],
    [L, 57],
    [R, 57],
    [L, 83],
    [R, 83],
    [C, 96],
    [L, 110],
    [R, 110],
  ],
};

function suitAt(suit: string, { x, y, size }: { x: number; y: number; size: number }): SVGElement {
  const turn = y > 71 ? ' rotate(180)' : '';
  return createSvgElement('use', {
    href: `#${suit}`,
    transform: `translate(${x} ${y})${turn} scale(${size})`,
  });
}

function corner(card: PublicCard, colour: string): SVGGElement {
  const rank = createSvgElement('text', {
    x: 13,
    y: 22,
    'text-anchor': 'middle',
    'font-size': card.rank === '10' ? 19 : 22,
    'font-weight': 800,
    fill: colour,
  });
  rank.textContent = card.rank;
  const made = createSvgElement('g', {});
  made.append(rank, suitAt(card.suit, { x: 13, y: 34, size: 0.085 }));
  return made;
}

function middle({ rank, suit }: PublicCard): SVGElement[] {
  const pips = PIPS[rank];
  if (pips) return pips.map(([x, y]) => suitAt(suit, { x, y, size: 0.095 }));
  if (rank === 'A') return [suitAt(suit, { x: 50, y: 70, size: 0.3 })];
  return [
    createSvgElement('rect', {
      x: 25,
      y: 22,
      width: 50,
      height: 96,
      rx: 5,
      fill: '#fff3d6',
      stroke: '#d9b25f',
      'stroke-width': 1.5,
    }),
    createSvgElement('use', { href: `#court-${rank}`, transform: 'translate(50 62) scale(.27)' }),
    suitAt(suit, { x: 50, y: 99, size: 0.1 }),
  ];
}

/** A playing card, face up. */
export function createFaceUpCard(card: PublicCard): SVGSVGElement {
  const colour = card.suit === 'hearts' || card.suit === 'diamonds' ? '#c3213c' : '#14202e';
  const made = createSvgElement('svg', { class: 'card', viewBox: '0 0 100 140', role: 'img', fill: colour });
  made.setAttribute('aria-label', nameOf(card));
  const opposite = createSvgElement('g', { transform: 'rotate(180 50 70)' });
  opposite.append(corner(card, colour));
  const paper = { x: 1, y: 1, width: 98, height: 138, rx: 9, fill: '#fffdf6', stroke: '#c9c2b0' };
  made.append(createSvgElement('rect', paper), corner(card, colour), opposite, ...middle(card));
  return made;
}

/** A card that nobody may see yet. */
export function createFaceDownCard(): SVGSVGElement {
  const made = createSvgElement('svg', {
    class: 'card',
    viewBox: '0 0 100 140',
    role: 'img',
    'aria-label': getMessages().blackjack.hidden,
  });
  made.append(
    createSvgElement('rect', {
      x: 1,
      y: 1,
      width: 98,
      height: 138,
      rx: 9,
      fill: '#fffdf6',
      stroke: '#c9c2b0',
    }),
    createSvgElement('rect', {
      x: 7,
      y: 7,
      width: 86,
      height: 126,
      rx: 6,
      fill: 'url(#weave)',
      stroke: '#c99a3f',
      'stroke-width': 2,
    }),
  );
  return made;
}

export function createChip(): SVGSVGElement {
  return createSymbolImage('chip');
}

function nameOf({ rank, suit }: PublicCard): string {
  const { card, ranks } = getMessages().blackjack;
  const names: Readonly<Record<string, string>> = ranks;
  return card(names[rank] ?? rank, suit);
}
