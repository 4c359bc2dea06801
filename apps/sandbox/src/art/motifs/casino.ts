import type { Motif } from '../drawing.ts';
import { circlePath, polar, formatCoordinate, starPath, indexes } from '../shapes.ts';
import { discs, gloss, PAPER } from './shading.ts';

/** Block figure seven. */
export const seven: Motif = ({ bodyFill, rim, dark, ink }) => {
  const figure = 'M-70-92H70V-56Q24-4 12 90H-40Q-32-4 14-48H-32V-26H-70z';
  return (
    `<path fill="${ink}" stroke="${ink}" stroke-width="10" d="M-56-80H86V-42Q42 10 28 104H-26L-40 90z" opacity=".55"/>` +
    indexes(3)
      .map(
        (index) =>
          `<path fill="${dark}" stroke="${dark}" transform="translate(${14 - index * 5} ${14 - index * 5})" d="${figure}"/>`,
      )
      .join('') +
    `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="${figure}"/>` +
    `<path fill="none" stroke="${dark}" stroke-opacity=".45" stroke-width="2.5" d="M-60-82H60V-60Q16-8 3 80H-29Q-20-2 34-58H-42V-36H-60z"/>` +
    gloss('M-62-84H-4M-62-84V-62', { width: 5, opacity: 0.8 })
  );
};

/** One die, three faces seen. */
export const dice: Motif = ({ bodyFill, darkFill, rim, ink, dark }) =>
  `<path fill="${rim}" d="M0-92 84-52 0-8-84-52z"/><path fill="${bodyFill}" d="M-84-52 0-8V94L-78 44z"/><path fill="${darkFill}" d="M84-52 0-8V94L78 44z"/>` +
  `<path fill="none" stroke="${rim}" stroke-width="3" d="M-84-52 0-92 84-52 78 44 0 94-78 44zM0-8V94M-84-52 0-8 84-52"/>` +
  `<ellipse cy="-51" rx="17" ry="10" fill="${ink}"/>` +
  `<g transform="matrix(.84 .46 -.05 1 -40 18)">${discs(
    [
      [-24, -28],
      [0, 0],
      [24, 28],
    ],
    { radius: 10, colour: ink },
  )}</g>` +
  `<g transform="matrix(.8 -.46 .05 1 40 18)">${discs(
    [
      [-22, -26],
      [22, -26],
      [-22, 26],
      [22, 26],
    ],
    { radius: 9.5, colour: PAPER.white },
  )}</g>` +
  `<path fill="none" stroke="${dark}" stroke-opacity=".3" stroke-width="4" d="M-72 38 0 84 72 38"/>${gloss('M-76-44-72-4', { width: 5, opacity: 0.55 })}`;

const HEART = 'M0 30C-52-8-32-46-10-40-2-38 0-28 0-28S2-38 10-40C32-46 52-8 0 30z';
const SPADE =
  'M0-42C10-18 34-10 30 12 26 28 8 24 4 14 4 24 8 30 14 32H-14C-8 30-4 24-4 14-8 24-26 28-30 12-34-10-10-18 0-42z';
const DIAMOND = 'M0-40 26 0 0 40-26 0z';

/** King, queen and ace, fanned. */
export const cards: Motif = ({ pop, ink, dark, rim, prefix }) => {
  const red = '#d3204f';
  const black = '#1c1b33';
  const blank = `<rect x="-47" y="-64" width="100" height="140" rx="12" fill="${ink}" opacity=".28"/><rect x="-50" y="-70" width="100" height="140" rx="12" fill="${PAPER.white}" stroke="${PAPER.shade}" stroke-width="2"/><rect x="-42" y="-62" width="84" height="124" rx="8" fill="none" stroke="${dark}" stroke-opacity=".35" stroke-width="1.5"/>`;
  const sign = (suit: string, corner: string) => (colour: string) =>
    `<path fill="${colour}" d="${suit}" transform="translate(0 8)"/><path fill="none" stroke="${colour}" stroke-width="4.5" d="${corner}"/></g>`;
  const king = sign(SPADE, 'M-34-54V-36M-23-54-33-45-22-36');
  const queen = sign(DIAMOND, 'M-28-54a7 9 0 1 0 .1 0M-25-40l6 6');
  const ace = sign(HEART, 'M-36-36l7-19 7 19M-33-42h8');
  return (
    `<g transform="translate(-48 10)rotate(-20)"><g id="${prefix}m">${blank}</g>${king(black)}` +
    `<g transform="translate(50 12)rotate(20)"><use href="#${prefix}m"/>${queen(dark)}` +
    `<g transform="translate(0 -8)rotate(-1)"><use href="#${prefix}m"/>${ace(red)}` +
    `<path fill="${pop}" stroke="${rim}" stroke-width="1.5" transform="translate(66 -78)" d="${starPath({ points: 4, outer: 16, inner: 5 })}"/>`
  );
};

/** Roulette wheel: sixteen pockets, gold rim, spokes, ball. */
export const wheel: Motif = ({ bodyFill, darkFill, body, rim, dark, ink }) => {
  const pocket = (index: number) =>
    `M${polar(40, index * 22.5)} ${polar(74, index * 22.5)}A74 74 0 0 1 ${polar(74, index * 22.5 + 22.5)}L${polar(40, index * 22.5 + 22.5)}z`;
  const even = indexes(8)
    .map((index) => pocket(index * 2))
    .join('');
  const odd = indexes(7)
    .map((index) => pocket(index * 2 + 3))
    .join('');
  return (
    `<circle r="97" fill="${darkFill}" stroke="${rim}" stroke-width="2"/><circle r="90" fill="none" stroke="${body}" stroke-width="15"/><circle r="96" fill="none" stroke="${rim}" stroke-opacity=".8" stroke-width="3"/><circle r="82" fill="none" stroke="${dark}" stroke-width="3"/><circle r="76" fill="${ink}"/>` +
    `<path fill="#b3202c" stroke="${rim}" stroke-width="1" d="${odd}"/><path fill="#15121f" stroke="${rim}" stroke-width="1" d="${even}"/><path fill="#1f9d63" stroke="${rim}" stroke-width="1" d="${pocket(1)}"/>` +
    `<circle r="42" fill="${bodyFill}" stroke="${rim}" stroke-width="3"/><path stroke="${dark}" stroke-width="7" d="${indexes(
      8,
    )
      .map((index) => `M${polar(14, index * 45)} ${polar(30, index * 45)}`)
      .join('')}"/><circle r="11" fill="${rim}"/>` +
    `<circle cx="${formatCoordinate(58)}" cy="-46" r="9" fill="#fff" stroke="${PAPER.shade}" stroke-width="1.5"/>${gloss('M-84-34A91 91 0 0 1-34-84', { width: 6 })}`
  );
};

/** Two stacks of chips and one that leans. */
export const chips: Motif = ({ bodyFill, popFill, rim, dark, pop, ink, prefix }) => {
  const disc = `<path stroke="${ink}" stroke-opacity=".5" stroke-width="2" d="M-46 0v14a46 17 0 0 0 92 0V0z"/><path stroke="${PAPER.white}" stroke-width="9" stroke-linecap="butt" d="M-24 16v13M24 16v13"/>`;
  const pile = (x: number, count: number) =>
    indexes(count)
      .map(
        (index) =>
          `<use href="#${prefix}m" x="${x}" y="${62 - index * 17}" fill="${index % 2 === 0 ? pop : dark}"/>`,
      )
      .join('');
  const top = (place: string, fill: string) =>
    `<g transform="translate(${place})"><ellipse rx="46" ry="17" fill="${fill}" stroke="${rim}" stroke-width="2.5"/><ellipse rx="27" ry="9.5" fill="none" stroke="${PAPER.white}" stroke-width="2.5"/></g>`;
  return (
    `<defs><g id="${prefix}m">${disc}</g></defs>${pile(-44, 3)}${top('-44 28', popFill)}${pile(42, 6)}${top('42 -23', bodyFill)}` +
    `<g transform="translate(-38 -48)rotate(-16)"><circle r="44" fill="${bodyFill}" stroke="${rim}"/><circle r="38" fill="none" stroke="${PAPER.white}" stroke-width="10" stroke-linecap="butt" stroke-dasharray="17 22.8"/><circle r="25" fill="none" stroke="${dark}" stroke-width="2.5"/><path fill="${dark}" d="${starPath({ points: 5, outer: 17, inner: 7 })}"/></g>` +
    gloss('M-76-62A44 44 0 0 1-52-86', { width: 5 })
  );
};

/** Wheel of a game show: twelve bright fields, a pointer. */
export const fortune: Motif = ({ body, pop, glow, dark, rim, darkFill, bodyFill }) => {
  const field = (index: number) => `M0 0L${polar(80, index * 30)}A80 80 0 0 1 ${polar(80, index * 30 + 30)}z`;
  const part = (offset: number) =>
    indexes(4)
      .map((index) => field(index * 3 + offset))
      .join('');
  return (
    `<circle r="96" fill="${darkFill}" stroke="${rim}"/><circle r="88" fill="none" stroke="${glow}" stroke-width="7" stroke-dasharray="0 23.03"/>` +
    `<path fill="${body}" d="${part(0)}"/><path fill="${pop}" d="${part(1)}"/><path fill="${dark}" d="${part(2)}"/><circle r="80" fill="none" stroke="${rim}"/><path stroke="${rim}" stroke-width="1.5" d="${indexes(
      6,
    )
      .map((index) => `M${polar(80, index * 30)} ${polar(-80, index * 30)}`)
      .join('')}"/>` +
    `<path fill="#000" opacity=".16" d="M80 0A80 80 0 0 1-80 0 96 70 0 0 0 80 0z"/><circle r="24" fill="${bodyFill}" stroke="${rim}"/><path fill="${rim}" d="${starPath({ points: 5, outer: 15, inner: 6 })}"/>` +
    `<path fill="${pop}" stroke="${rim}" stroke-width="3" d="M0-64-15-98Q0-108 15-98z"/>${gloss('M-68-36A77 77 0 0 1-36-68', { width: 6, opacity: 0.5 })}`
  );
};

/** Spade, as large as the picture. */
export const spade: Motif = ({ bodyFill, rim, dark, popFill }) =>
  `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M0-96C24-46 88-22 86 28 80 66 30 66 12 36 12 66 22 84 42 92H-42C-22 84-12 66-12 36-30 66-80 66-86 28-88-22-24-46 0-96z"/>` +
  `<path fill="${dark}" opacity=".4" d="M0-96C24-46 88-22 86 28 80 66 30 66 12 36 12 66 22 84 42 92H10Q2 40 40 20 36-40 0-96z"/><path fill="${popFill}" stroke="${rim}" stroke-width="2" d="M0-26 18 4 0 34-18 4z"/>` +
  gloss('M-66 18Q-60-10-34-32', { width: 8 });

/** Heart with a bevel of light. */
export const heart: Motif = ({ bodyFill, rim, dark }) =>
  `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M0 90C-124 4-92-84-42-80-10-78 0-46 0-46S10-78 42-80C92-84 124 4 0 90z"/><path fill="${dark}" opacity=".4" d="M0 90C124 4 92-84 42-80 84-60 76 16 0 90z"/>` +
  `<path fill="none" stroke="${rim}" stroke-opacity=".5" stroke-width="2.5" d="M0 66C-92 0-74-62-40-62-14-60 0-24 0-24S14-60 40-62C74-62 92 0 0 66z"/>${gloss('M-72-14Q-74-52-46-56', { width: 8 })}`;

/** Dealer of a live table: bust, waistcoat, bow tie, a hand of cards held up. */
export const dealer: Motif = ({ bodyFill, darkFill, popFill, rim, dark, ink, pop, prefix }) =>
  `<linearGradient id="${prefix}m" x2="1" y2="1"><stop stop-color="#ffdcb8"/><stop offset="1" stop-color="#c47f55"/></linearGradient><path fill="${ink}" stroke="${rim}" stroke-opacity=".6" stroke-width="2" d="M-40-34C-50-84-22-99 2-98 34-98 50-74 40-30z"/>` +
  `<path fill="${PAPER.white}" stroke="${PAPER.shade}" d="M-98 98C-98 40-70 26-34 18H34C70 26 98 40 98 98z"/><path fill="${bodyFill}" stroke="${rim}" d="M-58 24Q-40 18-30 18L0 70 30 18Q40 18 58 24L62 98H-62z"/><path fill="${dark}" opacity=".4" d="M30 18Q40 18 58 24L62 98H14L0 70z"/>` +
  `<path fill="url(#${prefix}m)" d="M-14 0H14V24L0 40-14 24z"/><path fill="#8a4b2c" opacity=".35" d="M-14 4Q0 20 14 4V14Q0 28-14 14z"/><path fill="url(#${prefix}m)" d="M-32-46Q-34-70 0-72 34-70 32-46 32-8 0 6-32-8-32-46z"/><path fill="${ink}" d="M-36-36C-38-74-12-86 8-84 34-82 40-60 36-34 30-44 30-56 20-64-4-54-26-60-36-36z"/>` +
  `<path fill="none" stroke="${ink}" d="M-19-34q6-6 12 0M7-34q6-6 12 0M-9-11q9 8 18 0"/><path fill="#e0675c" opacity=".4" d="${circlePath(-20, -20, 5)}${circlePath(20, -20, 5)}"/><path fill="${popFill}" stroke="${rim}" stroke-width="2" d="M0 30-24 18V44zM0 30 24 18V44z"/><circle cy="31" r="6" fill="${pop}"/><path fill="${darkFill}" d="${circlePath(0, 82, 4)}"/>` +
  `<g stroke="${PAPER.shade}" stroke-width="2" fill="${PAPER.white}"><rect x="-19" y="-26" width="38" height="54" rx="5" transform="translate(62 44)rotate(-16)"/><rect x="-19" y="-26" width="38" height="54" rx="5" transform="translate(76 50)rotate(12)"/></g><path fill="#d3204f" transform="translate(78 52)rotate(12)scale(.42)" d="${HEART}"/>`;
