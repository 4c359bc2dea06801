import type { Motif } from '../drawing.ts';
import { circlePath, polar, starPath, indexes } from '../shapes.ts';
import { gloss, PAPER } from './shading.ts';

/** Wrapped sweet. */
export const candy: Motif = ({ bodyFill, popFill, rim, dark, pop }) =>
  `<g transform="rotate(-24)"><path fill="${popFill}" stroke="${rim}" d="M-46-10Q-78-52-98-40-88-22-96 0-88 22-98 40-78 52-46 10zM46-10Q78-52 98-40 88-22 96 0 88 22 98 40 78 52 46 10z"/><path fill="none" stroke="${dark}" stroke-opacity=".5" d="M-56-6-86-22M-56 6-86 22M56-6 86-22M56 6 86 22"/>` +
  `<circle r="56" fill="${bodyFill}" stroke="${rim}"/><path fill="${PAPER.white}" opacity=".9" d="${indexes(3)
    .map(
      (index) =>
        `M0 0Q${polar(36, index * 120 - 34)} ${polar(55, index * 120)}A55 55 0 0 1 ${polar(55, index * 120 + 58)}Q${polar(34, index * 120 + 24)} 0,0z`,
    )
    .join(
      '',
    )}"/><path fill="${dark}" opacity=".3" d="M56 0A56 56 0 0 1-40 40 66 66 0 0 0 56 0z"/><circle r="9" fill="${pop}"/></g>${gloss('M-42-16A46 46 0 0 1-16-42', { width: 8, opacity: 0.85 })}`;

/** Lollipop with a swirl and a bow. */
export const lollipop: Motif = ({ bodyFill, popFill, rim, dark, pop }) =>
  `<path stroke="${rim}" stroke-width="13" d="M0 20V94"/><path stroke="${PAPER.white}" stroke-width="8" d="M0 20V94"/><circle cy="-28" r="68" fill="${bodyFill}" stroke="${rim}" stroke-width="4"/>` +
  `<path fill="none" stroke="${PAPER.white}" stroke-width="11" stroke-opacity=".92" d="M0-28q8-16-10-18-22 2-20 26 6 26 38 22 36-10 28-48-16-38-58-28-36 16-32 54"/><path fill="none" stroke="${pop}" stroke-width="5" d="M0-28q8-16-10-18-22 2-20 26 6 26 38 22 36-10 28-48-16-38-58-28-36 16-32 54"/>` +
  `<path fill="${dark}" opacity=".28" d="M68-28A68 68 0 0 1-48 20 80 80 0 0 0 68-28z"/><path fill="${popFill}" stroke="${rim}" stroke-width="2.5" d="M0 56Q-40 34-44 56-42 78 0 62 42 78 44 56 40 34 0 56z"/><circle cy="58" r="8" fill="${dark}"/>${gloss('M-52-44A54 54 0 0 1-22-76', { width: 7 })}`;

/** Iced ring with sprinkles. */
export const donut: Motif = ({ bodyFill, rim, pop, glow, dark, prefix }) =>
  `<radialGradient id="${prefix}m"><stop offset=".3" stop-color="#8a4d1c"/><stop offset=".7" stop-color="#e0a45a"/><stop offset="1" stop-color="#9c5a22"/></radialGradient><path fill="url(#${prefix}m)" stroke="${rim}" fill-rule="evenodd" d="${circlePath(0, 4, 92)}${circlePath(0, 0, 25)}"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" fill-rule="evenodd" d="M-84 0C-88-50-46-86 0-86 46-86 88-50 84 0 82 28 68 24 60 40 50 64 30 52 18 66 2 80-14 60-34 62-54 64-56 42-70 36-82 30-84 14-84 0zM-31 0a31 31 0 1 0 62 0 31 31 0 1 0-62 0"/><path fill="none" stroke="${dark}" stroke-opacity=".35" stroke-width="4" d="M-31 0a31 31 0 0 1 62 0"/>` +
  `<path stroke="${pop}" stroke-width="7" d="M-56-20l10-8M-14-66l12 4M40-50l8 10M56 2l-4 12M-46 30l12 4M16 46l12-6"/><path stroke="${glow}" stroke-width="7" d="M-34-52l8-9M18-60l12-4M62-26l2 12M-64 6l4 11M-8 48l-12 2M44 26l8-8"/>${gloss('M-70-14Q-64-54-30-70', { width: 8, opacity: 0.7 })}`;

/** Old book with a clasp and a sign. */
export const book: Motif = ({ bodyFill, darkFill, popFill, rim, dark }) =>
  `<g transform="rotate(-8)"><path fill="${darkFill}" stroke="${rim}" d="M-66-78Q-66-92-52-92H70V86H-52Q-66 86-66 72z"/><path fill="${PAPER.white}" stroke="${PAPER.shade}" stroke-width="2" d="M-56 62H66V80H-52Q-60 78-60 70-60 64-56 62z"/><path stroke="${PAPER.shade}" stroke-width="2" d="M-54 68H66M-54 74H66"/><path fill="${bodyFill}" stroke="${rim}" d="M-66-78Q-66-92-52-92H70V60H-52Q-62 60-66 70z"/>` +
  `<path fill="${dark}" opacity=".45" d="M-66-78Q-66-92-52-92H-42V60H-52Q-62 60-66 70z"/><path fill="none" stroke="${rim}" stroke-opacity=".85" stroke-width="2.5" d="M-32-80H58V48H-32zM-26-66-18-74M52-66 44-74M-26 34-18 42M52 34 44 42"/><circle cx="13" cy="-16" r="36" fill="${dark}" stroke="${rim}"/><path fill="${popFill}" stroke="${rim}" stroke-width="2" transform="translate(13 -16)" d="${starPath({ points: 8, outer: 30, inner: 14 })}"/><circle cx="13" cy="-16" r="8" fill="${rim}"/>` +
  `<path fill="${darkFill}" stroke="${rim}" stroke-width="2" d="M58-26H78V-6H58z"/>${gloss('M-54-72V30', { width: 5, opacity: 0.5 })}</g>`;

/** Seer's orb on its stand. */
export const orb: Motif = ({ bodyFill, darkFill, rim, pop, glow, dark }) =>
  `<path fill="${darkFill}" stroke="${rim}" d="M-44 56H44L62 92Q0 102-62 92z"/><path fill="none" stroke="${rim}" stroke-opacity=".6" stroke-width="2.5" d="M-52 76Q0 86 52 76"/><circle cy="-14" r="76" fill="${bodyFill}" stroke="${rim}"/><circle cy="-14" r="60" fill="${dark}" opacity=".35"/>` +
  `<path fill="none" stroke="${glow}" stroke-width="6" stroke-opacity=".75" d="M-46 10Q-20-34 10-8T52-30M-40-28Q-14-58 12-44M-20 34Q16 14 36 22"/><path fill="${pop}" d="M0-48 7-22 33-14 7-6 0 20-7-6-33-14-7-22z"/><path fill="#fff" d="${circlePath(-34, 2, 3)}${circlePath(30, -44, 3)}${circlePath(36, 10, 4)}"/>${gloss('M-60-28A60 60 0 0 1-26-68', { width: 10, opacity: 0.8 })}`;

/** Spotted toadstool. */
export const mushroom: Motif = ({ bodyFill, rim, dark, glow }) =>
  `<path fill="${PAPER.white}" stroke="${PAPER.shade}" d="M-30 8Q-20 40-36 76-34 94 0 94 34 94 36 76 20 40 30 8z"/><path fill="#000" opacity=".12" d="M10 8H30Q20 40 36 76 34 94 0 94 26 70 10 8z"/><path fill="${glow}" stroke="${PAPER.shade}" stroke-width="2" d="M-80 12Q0-16 80 12 40 40 0 40-40 40-80 12z"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M-96 10C-92-58-44-94 0-94 44-94 92-58 96 10 60 26 40 14 0 14-40 14-60 26-96 10z"/><path fill="${dark}" opacity=".35" d="M96 10C92-58 60-84 30-92 62-50 62-10 44 16 60 20 76 20 96 10z"/><path fill="${PAPER.white}" d="M-66-16q4-20 22-16 10 14-4 24-14 4-18-8zM-24-62q12-16 32-6 6 18-12 24-20 0-20-18zM8-18q8-16 30-10 8 16-8 24-20 2-22-14zM54-50q14-2 20 18-12 8-20-2-4-8 0-16z" opacity=".92"/>${gloss('M-80-14Q-72-52-44-72', { width: 7 })}`;

/** Painted fan. */
export const fan: Motif = ({ bodyFill, darkFill, rim, dark, pop, popFill }) => {
  const tip = (turn: number, radius: number) => {
    const [x = '0', y = '0'] = polar(radius, turn).split(',');
    return `${Math.round(Number(x))} ${Math.round(70 + Number(y))}`;
  };
  const pleats = indexes(9).map(
    (index) => `M0 70L${tip(-64 + index * 16, 150)} ${tip(-56 + index * 16, 150)}z`,
  );
  return (
    `<path fill="${bodyFill}" stroke="${rim}" d="M0 70L${tip(-72, 152)}A152 152 0 0 1 ${tip(72, 152)}z" transform="translate(0 7)scale(.68 1)"/>` +
    `<g transform="translate(0 7)scale(.68 1)"><path fill="${dark}" opacity=".3" d="${pleats.join('')}"/><path fill="none" stroke="${pop}" stroke-width="9" d="M${tip(-71, 140)}A140 140 0 0 1 ${tip(71, 140)}"/><path fill="${darkFill}" stroke="${rim}" d="M0 70L${tip(-72, 62)}A62 62 0 0 1 ${tip(72, 62)}z"/></g>` +
    `<g fill="${popFill}" stroke="${rim}" stroke-width="1.5">${[
      [-44, -14],
      [2, -42],
      [46, -10],
    ]
      .map(
        ([x, y]) =>
          `<path transform="translate(${x} ${y})" d="${indexes(5)
            .map(
              (index) =>
                `M0 0Q${polar(20, index * 72 - 30)} ${polar(15, index * 72)}Q${polar(20, index * 72 + 30)} 0,0z`,
            )
            .join('')}"/>`,
      )
      .join('')}</g>` +
    `<circle cy="76" r="9" fill="${rim}"/><path fill="none" stroke="${pop}" stroke-width="4" d="M0 84V98M-6 86l-2 10M6 86l2 10"/>${gloss('M-84 10Q-70-36-34-56', { width: 6, opacity: 0.5 })}`
  );
};

/** Gold ingot, boat-shaped, on coins. */
export const ingot: Motif = ({ bodyFill, darkFill, rim, dark, pop }) =>
  `<g fill="${darkFill}" stroke="${rim}" stroke-width="2"><ellipse cx="-44" cy="78" rx="38" ry="14"/><ellipse cx="46" cy="78" rx="38" ry="14"/><ellipse cx="0" cy="84" rx="40" ry="14"/></g><path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M-98-24Q-70-28-54-2-30-66 0-66 30-66 54-2 70-28 98-24 92 62 44 74H-44Q-92 62-98-24z"/>` +
  `<path fill="${dark}" opacity=".38" d="M98-24Q92 62 44 74H0Q70 50 80-24z"/><ellipse cy="-4" rx="56" ry="16" fill="${darkFill}" stroke="${rim}" stroke-width="2.5"/><path fill="${bodyFill}" stroke="${rim}" stroke-width="2.5" d="M-46-6Q-30-62 0-62 30-62 46-6 0 12-46-6z"/><path fill="${pop}" stroke="${rim}" stroke-width="2" d="M0 24 16 42 0 60-16 42z"/>${gloss('M-84-4Q-76 40-48 58M-28-28Q-20-48-4-52', { width: 6 })}`;

/** Fool's cap with bells. */
export const joker: Motif = ({ bodyFill, darkFill, popFill, rim, dark, pop, ink }) =>
  `<path fill="${darkFill}" stroke="${rim}" d="M-44 20Q-50-46-94-30-98-84-36-68-6-58-4 20zM44 20Q50-46 94-30 98-84 36-68 6-58 4 20z"/><path fill="${bodyFill}" stroke="${rim}" d="M-38 20Q-34-40 0-88 34-40 38 20z"/><path fill="${dark}" opacity=".35" d="M0-88Q34-40 38 20H10Q24-40 0-88z"/>` +
  `<g fill="${popFill}" stroke="${rim}" stroke-width="2.5"><circle cx="-92" cy="-22" r="12"/><circle cx="92" cy="-22" r="12"/><circle cy="-88" r="12"/></g><path fill="${PAPER.white}" stroke="${rim}" d="M-44 20H44Q48 64 22 84 0 98-22 84-48 64-44 20z"/>` +
  `<path fill="${pop}" stroke="${rim}" stroke-width="2.5" d="M-56 24-44 4-22 18 0 2 22 18 44 4 56 24 32 36 0 26-32 36z"/><path fill="${ink}" d="M-24 44l6-9 6 9-6 9zM24 44l-6-9-6 9 6 9z"/><path fill="none" stroke="${ink}" stroke-width="4" d="M-24 64Q0 86 24 64M-28 60l6 6M28 60l-6 6"/><circle cy="56" r="6" fill="#d3204f"/>${gloss('M-22-4Q-20-36-6-60', { width: 6 })}`;
