import type { Motif } from '../drawing.ts';
import { circlePath, polar, starPath, indexes } from '../shapes.ts';
import { gloss, LEAF, PAPER } from './shading.ts';

/** Pyramid with an eye. */
export const pyramid: Motif = ({ bodyFill, darkFill, rim, dark, ink, pop }) =>
  `<path fill="${bodyFill}" stroke="${rim}" d="M-4-86-96 70 26 84z"/><path fill="${darkFill}" stroke="${rim}" d="M-4-86 26 84 98 54z"/>` +
  `<path fill="none" stroke="${dark}" stroke-opacity=".55" stroke-width="2.5" d="M-74 32 19 44 82 22M-50-8 12 2 60-14M-28-46 6-40 36-48"/><path fill="${rim}" d="M-4-86-24-52 3-47 24-54z"/>` +
  `<path fill="${ink}" stroke="${rim}" stroke-width="2.5" d="M-42 20Q-16-6 10 22-14 40-42 20z"/><circle cx="-15" cy="18" r="9" fill="${pop}"/><circle cx="-18" cy="15" r="3" fill="#fff"/>${gloss('M-34-22-76 50', { width: 5 })}`;

/** Scarab holding the sun. */
export const scarab: Motif = ({ bodyFill, darkFill, popFill, rim, dark, body }) =>
  `<circle cy="-72" r="24" fill="${popFill}" stroke="${rim}"/><path fill="none" stroke="${rim}" stroke-width="10" d="M-36-6Q-66-26-58-58L-24-76M36-6Q66-26 58-58L24-76M-42 26-84 10-96 34M42 26 84 10 96 34M-38 54-70 58-84 92M38 54 70 58 84 92"/><path fill="none" stroke="${dark}" stroke-width="5" d="M-36-6Q-66-26-58-58L-24-76M36-6Q66-26 58-58L24-76M-42 26-84 10-96 34M42 26 84 10 96 34M-38 54-70 58-84 92M38 54 70 58 84 92"/>` +
  `<path fill="${darkFill}" stroke="${rim}" d="M-26-22Q-30-48 0-48 30-48 26-22z"/><path fill="${bodyFill}" stroke="${rim}" d="M-42-20H42Q52-4 46 8H-46Q-52-4-42-20z"/><path fill="${bodyFill}" stroke="${rim}" d="M-2 8H-46Q-66 70-2 96zM2 8H46Q66 70 2 96z"/>` +
  `<path fill="none" stroke="${dark}" stroke-opacity=".55" d="M-14 16Q-20 54-8 82M-30 16Q-40 48-26 72M14 16Q20 54 8 82M30 16Q40 48 26 72"/><circle cy="-6" r="7" fill="${body}" stroke="${dark}" stroke-width="2"/>${gloss('M-48 20Q-50 44-40 62', { width: 6 })}`;

/** The looped cross. */
export const ankh: Motif = ({ bodyFill, popFill, rim, dark }) =>
  `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" fill-rule="evenodd" d="M-13 0Q-50-40-38-74-26-98 0-98 26-98 38-74 50-40 13 0L68-10Q76 8 68 26L13 18 22 92Q0 104-22 92L-13 18-68 26Q-76 8-68-10zM0-18Q26-46 18-66 12-76 0-76-12-76-18-66-26-46 0-18z"/>` +
  `<path fill="${dark}" opacity=".4" d="M13 0Q50-40 38-74 32-90 14-96 22-84 18-66 26-46 4-22zM13 18 22 92Q10 98 0 98L4 14zM13 0 68-10Q76 8 68 26L13 18 8 8z"/><circle cy="8" r="12" fill="${popFill}" stroke="${rim}"/>` +
  `<path fill="${rim}" opacity=".8" d="M-4 34H4L6 84H-6z"/>${gloss('M-33-66Q-28-86-10-90M-60 2-28 5', { width: 5 })}`;

/** Thunder hammer of the north. */
export const hammer: Motif = ({ bodyFill, darkFill, popFill, rim, dark, pop }) =>
  `<g transform="rotate(24)"><path fill="${darkFill}" stroke="${rim}" d="M-11-10H11V84H-11z"/><path fill="none" stroke="${pop}" stroke-width="6" d="M-11 22 11 10M-11 42 11 30M-11 62 11 50M-11 80 11 68"/><circle cy="90" r="10" fill="none" stroke="${rim}" stroke-width="6"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M-84-72-72-84H72L84-72V-22L72-10H-72L-84-22z"/><path fill="${dark}" opacity=".42" d="M84-72V-22L72-10H-72L-84-22-60-30H56V-84H72z"/><path fill="none" stroke="${rim}" stroke-opacity=".7" stroke-width="2.5" d="M-54-84V-10M54-84V-10M-40-72H40V-22H-40z"/>` +
  `<path fill="${popFill}" stroke="${rim}" stroke-width="2" d="M4-70-18-44H-4L-8-24 18-50H4z"/>${gloss('M-72-72V-30', { width: 6 })}</g>`;

/** Double axe. */
export const axe: Motif = ({ bodyFill, darkFill, popFill, rim, dark, pop }) =>
  `<g transform="rotate(16)"><path fill="${darkFill}" stroke="${rim}" d="M-9-92Q0-100 9-92L10 96Q0 102-10 96z"/><path fill="none" stroke="${pop}" stroke-width="6" d="M-9 46 9 36M-9 62 9 52M-9 78 9 68"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M-8-54Q-50-60-74-92-104-30-74 30-50 0-8-6zM8-54Q50-60 74-92 104-30 74 30 50 0 8-6z"/><path fill="${rim}" opacity=".65" d="M-74-92Q-104-30-74 30-84-30-74-92zM74-92Q104-30 74 30 84-30 74-92z"/><path fill="${dark}" opacity=".4" d="M8-30 82-32Q86 4 74 30 50 0 8-6zM-8-30-82-32Q-86 4-74 30-50 0-8-6z"/>` +
  `<circle cy="-30" r="15" fill="${popFill}" stroke="${rim}"/>${gloss('M-66-72Q-44-50-20-48', { width: 5 })}</g>`;

/** Temple with columns. */
export const temple: Motif = ({ bodyFill, darkFill, rim, dark, pop, ink }) =>
  `<path fill="${darkFill}" stroke="${rim}" d="M-90 64H90V78H98V92H-98V78H-90z"/><rect x="-76" y="-26" width="152" height="92" fill="${ink}" opacity=".65"/>` +
  indexes(4)
    .map(
      (index) =>
        `<path fill="${bodyFill}" stroke="${rim}" stroke-width="2.5" d="M${-76 + index * 42} -24h26v8l-3 4 2 68 4 4v6H${-79 + index * 42}v-6l4-4 2-68-3-4z"/><path stroke="${dark}" stroke-opacity=".45" stroke-width="2.5" d="M${-67 + index * 42} -8v60M${-59 + index * 42} -8v60"/>`,
    )
    .join('') +
  `<path fill="${bodyFill}" stroke="${rim}" d="M-94-40H94V-24H-94z"/><path fill="${bodyFill}" stroke="${rim}" d="M0-92 96-40H-96z"/><path fill="${dark}" opacity=".45" d="M0-92 96-40H20zM0-78-62-47H62z"/><path fill="${pop}" stroke="${rim}" stroke-width="1.5" transform="translate(0 -58)" d="${starPath({ points: 8, outer: 14, inner: 7 })}"/>${gloss('M-18-74-72-45', { width: 4 })}`;

/** Trident with a pearl. */
export const trident: Motif = ({ bodyFill, popFill, rim, dark }) =>
  `<g transform="rotate(14)"><path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M0-98 17-62 8-66V-14Q46-14 44-50L34-44 54-84 70-42 60-48Q62 4 8 6L9 96Q0 102-9 96L-8 6Q-62 4-60-48L-70-42-54-84-34-44-44-50Q-46-14-8-14V-66L-17-62z"/><path fill="${dark}" opacity=".42" d="M0-98 17-62 8-66V-14Q46-14 44-50L34-44 54-84 70-42 60-48Q62 4 8 6L9 96H1z"/>` +
  `<circle cy="12" r="17" fill="${popFill}" stroke="${rim}"/><path fill="none" stroke="${rim}" stroke-width="2.5" d="M-9 48H9M-9 58H9"/>${gloss('M-53-62Q-56-14-28-8', { width: 4 })}</g>`;

/** Horseshoe with nails. */
export const horseshoe: Motif = ({ bodyFill, rim, dark, ink, pop }) =>
  `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M-40 92-66 84Q-112-14-66-70-36-98 0-98 36-98 66-70 112-14 66 84L40 92 36 78Q72-2 40-44 24-62 0-62-24-62-40-44-72-2-36 78z"/><path fill="${dark}" opacity=".42" d="M66-70Q112-14 66 84L40 92 36 78Q72-2 40-44 60-50 66-70z"/>` +
  `<path fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="4" d="M-52 78Q-88-10-52-58-28-80 0-80 28-80 52-58 88-10 52 78"/><path fill="${ink}" stroke="${rim}" stroke-width="1.5" d="${[
    -128, -100, -72, -38, 38, 72, 100, 128,
  ]
    .map((turn) => {
      const [x = '0', y = '0'] = polar(72, turn).split(',');
      return circlePath(Number(x), Number(y) - 6, 5);
    })
    .join('')}"/>` +
  `<path fill="${pop}" stroke="${rim}" stroke-width="2" transform="translate(0 8)" d="${starPath({ points: 5, outer: 26, inner: 11 })}"/>${gloss('M-76-28Q-66-66-34-84', { width: 6 })}`;

/** Star of the sheriff. */
export const sheriff: Motif = ({ bodyFill, rim, dark, darkFill }) =>
  `<path fill="${dark}" transform="translate(5 8)" d="${starPath({ points: 6, outer: 86, inner: 46 })}"/><path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="${starPath({ points: 6, outer: 86, inner: 46 })}"/>` +
  indexes(6)
    .map(
      (index) =>
        `<circle r="11" fill="${bodyFill}" stroke="${rim}" transform="translate(${polar(88, index * 60)})"/>`,
    )
    .join('') +
  `<path fill="${dark}" opacity=".35" d="${indexes(6)
    .map((index) => `M0 0L${polar(80, index * 60)} ${polar(46, index * 60 + 30)}z`)
    .join(
      '',
    )}"/><circle r="34" fill="${darkFill}" stroke="${rim}"/><circle r="27" fill="none" stroke="${rim}" stroke-width="2" stroke-dasharray="2 5"/><path fill="${rim}" d="${starPath({ points: 5, outer: 21, inner: 9 })}"/>${gloss('M-30-34-58-32', { width: 5 })}`;

/** Wide hat of the plains. */
export const hat: Motif = ({ bodyFill, darkFill, popFill, rim, dark, pop }) =>
  `<path fill="${darkFill}" stroke="${rim}" d="M-98 28Q-92 2-72 12-30 34 0 34 30 34 72 12 92 2 98 28 94 66 0 72-94 66-98 28z"/><path fill="${bodyFill}" stroke="${rim}" d="M-56 24Q-56-58-34-76-18-84 0-66 18-84 34-76 56-58 56 24 28 42 0 42-28 42-56 24z"/><path fill="${dark}" opacity=".4" d="M34-76Q56-58 56 24 38 36 16 40 40-10 34-76zM-12-56Q0-40 0-10 8-44 12-56 4-64 0-66z"/>` +
  `<path fill="${popFill}" stroke="${rim}" stroke-width="2" d="M-56 4Q0 26 56 4V22Q0 44-56 22z"/><path fill="${pop}" stroke="${rim}" stroke-width="2" transform="translate(0 24)" d="${starPath({ points: 5, outer: 16, inner: 7 })}"/>${gloss('M-44-6Q-44-48-28-64', { width: 7 })}`;

/** Tall cactus in flower. */
export const cactus: Motif = ({ rim, popFill, pop, darkFill }) =>
  `<ellipse cy="90" rx="60" ry="9" fill="${darkFill}"/><path fill="none" stroke="${rim}" stroke-width="36" d="M-4 80V-64M-4 34H-44Q-62 34-62 14V-20M-4 12H40Q56 12 56-8V-40"/><path fill="none" stroke="${LEAF.body}" stroke-width="31" d="M-4 80V-64M-4 34H-44Q-62 34-62 14V-20M-4 12H40Q56 12 56-8V-40"/><path fill="none" stroke="${LEAF.dark}" stroke-opacity=".65" stroke-width="9" d="M6 84V-62M-40 42Q-52 40-54 20V-18M40 20Q64 20 64-6V-38"/>` +
  `<path fill="none" stroke="${LEAF.light}" stroke-opacity=".8" stroke-width="3" d="M-11 80V-66M-67 10V-20M50-12V-40"/><path fill="${popFill}" stroke="${rim}" stroke-width="2" d="M-4-74Q-30-84-22-98-6-96-4-88-2-96 14-98 22-84-4-74zM56-52Q40-58 44-70 54-68 56-62 58-68 68-70 72-58 56-52z"/><path fill="${PAPER.white}" opacity=".7" d="${circlePath(-22, -20, 2)}${circlePath(14, 30, 2)}${circlePath(-20, 58, 2)}${circlePath(12, -40, 2)}"/><circle cx="-62" cy="-36" r="7" fill="${pop}"/>`;
