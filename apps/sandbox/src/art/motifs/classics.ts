import type { Motif } from '../drawing.ts';
import { circlePath, polar, starPath, indexes } from '../shapes.ts';
import { gloss, LEAF, PAPER, repeatShape, evenAngles } from './shading.ts';

/** Bell with clapper and loop. */
export const bell: Motif = ({ bodyFill, darkFill, popFill, rim, dark }) =>
  `<circle cy="78" r="17" fill="${popFill}" stroke="${rim}"/><circle cy="-84" r="13" fill="none" stroke="${rim}" stroke-width="8"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" d="M0-78C46-78 58-44 62-6 64 26 78 40 92 62H-92C-78 40-64 26-62-6-58-44-46-78 0-78z"/><path fill="${dark}" opacity=".35" d="M20-75C50-66 58-40 62-6 64 26 78 40 92 62H46Q54-20 20-75z"/>` +
  `<path fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="3" d="M-68 34Q0 48 68 34"/><path fill="${darkFill}" stroke="${rim}" stroke-width="2" d="M-98 58q98-14 196 0 2 14-8 16-90 8-180 0-10-2-8-16z"/>` +
  gloss('M-46 12Q-46-38-28-58', { width: 9 });

/** Flash of lightning. */
export const bolt: Motif = ({ bodyFill, rim, dark }) => {
  const flash = 'M18-98-64 16H-10L-34 96 66-30H8L44-98z';
  return (
    `<path fill="${dark}" stroke="${dark}" stroke-width="16" d="${flash}"/><path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="${flash}"/>` +
    `<path fill="${dark}" opacity=".28" d="M-10 16-34 96 66-30H40L-4 22z"/>${gloss('M14-82-42 2', { width: 7, opacity: 0.85 })}`
  );
};

/** Lantern with ribs, caps and tassels, lit from within. */
export const lantern: Motif = ({ bodyFill, darkFill, rim, dark, glow, pop }) =>
  `<path fill="none" stroke="${rim}" stroke-width="4" d="M0-98V-74"/><path fill="none" stroke="${pop}" stroke-width="5" d="M-16 68V92M0 70V98M16 68V92"/>` +
  `<rect x="-64" y="-64" width="128" height="124" rx="56" fill="${bodyFill}" stroke="${rim}"/><ellipse cx="-6" cy="0" rx="34" ry="44" fill="${glow}" opacity=".35"/>` +
  `<path fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="3" d="M0-62V58M-22-62Q-52 0-22 58M22-62Q52 0 22 58M-58-28H58M-64 4H64M-56 34H56"/>` +
  `<path fill="${darkFill}" stroke="${rim}" stroke-width="2.5" d="M-40-76H40L46-58H-46zM-36 54H36L30 70H-30z"/>${gloss('M-50 6Q-52-34-32-48', { width: 8 })}`;

/** Half mask with plumes and a jewel. */
export const mask: Motif = ({ bodyFill, popFill, rim, dark, ink, pop }) =>
  `<g fill="${popFill}" stroke="${dark}" stroke-width="1.5">${[-42, -25, -8, 9, 26, 43]
    .map((turn) => `<path transform="translate(0 -22)rotate(${turn})" d="M0 0Q-15-46 0-80 15-46 0 0z"/>`)
    .join('')}</g>` +
  `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M-98-30Q-50-56 0-26 50-56 98-30 104 36 56 48 20 52 0 22-20 52-56 48-104 36-98-30z"/><path fill="${dark}" opacity=".3" d="M98-30Q104 36 56 48 20 52 0 22 60 40 78-38z"/>` +
  `<path fill="${ink}" stroke="${rim}" stroke-width="2.5" d="M-78-2Q-52-28-22 4-50 26-78-2zM78-2Q52-28 22 4 50 26 78-2z"/>` +
  `<path fill="${rim}" d="${circlePath(-66, 28, 4)}${circlePath(-50, 34, 4)}${circlePath(-34, 30, 4)}${circlePath(66, 28, 4)}${circlePath(50, 34, 4)}${circlePath(34, 30, 4)}"/><path fill="${pop}" stroke="${rim}" stroke-width="2" d="M0-46 12-24 0 2-12-24z"/>` +
  gloss('M-84-26Q-58-40-34-30', { width: 6 });

/** Sun with a sleeping face. */
export const sun: Motif = ({ bodyFill, body, pop, rim, dark, ink }) => {
  const ray = (index: number, length: number) =>
    `M${polar(58, index * 22.5 - 11)} ${polar(length, index * 22.5)} ${polar(58, index * 22.5 + 11)}z`;
  return (
    `<g stroke="${rim}" stroke-width="2"><path fill="${pop}" d="${indexes(8)
      .map((index) => ray(index * 2 + 1, 86))
      .join('')}"/><path fill="${body}" d="${indexes(8)
      .map((index) => ray(index * 2, 99))
      .join('')}"/></g>` +
    `<circle r="62" fill="${bodyFill}" stroke="${rim}" stroke-width="4"/><path fill="${dark}" opacity=".22" d="M62 0A62 62 0 0 1-44 44 70 70 0 0 0 62 0z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="5" d="M-38-12q12-14 26 0M12-12q14-14 26 0M-22 22q22 20 44 0M0-6q-8 14 2 14"/><path fill="${pop}" opacity=".6" d="${circlePath(-40, 10, 9)}${circlePath(40, 10, 9)}"/>${gloss('M-48-22A53 53 0 0 1-18-50', { width: 6 })}`
  );
};

/** Drum with lacing and two sticks. */
export const drum: Motif = ({ bodyFill, darkFill, popFill, rim, dark, pop }) =>
  `<path stroke="${pop}" stroke-width="8" d="M-88-92-18-46M88-92 22-46"/><circle cx="-16" cy="-45" r="10" fill="${popFill}"/><circle cx="20" cy="-45" r="10" fill="${popFill}"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" d="M-76-30-58 74Q0 100 58 74L76-30z"/><path fill="none" stroke="${dark}" stroke-width="4" d="M-74-14-44 78-22-4 0 88 22-4 44 78 74-14"/><path fill="none" stroke="${darkFill}" stroke-width="11" d="M-57 74Q0 100 57 74"/>` +
  `<ellipse cy="-32" rx="80" ry="25" fill="${darkFill}" stroke="${rim}"/><ellipse cy="-36" rx="68" ry="18" fill="${PAPER.white}" stroke="${PAPER.shade}"/><ellipse cy="-34" rx="30" ry="7" fill="${PAPER.shade}" opacity=".6"/>${gloss('M-62 4-54 50', { width: 6 })}`;

/** Songbird on its own, in profile. */
export const bird: Motif = ({ bodyFill, darkFill, popFill, rim, dark, ink, pop }) =>
  `<path fill="none" stroke="${pop}" stroke-width="6" d="M-10-66q-14-26-28-24M-4-68q0-28-16-32M4-66q10-22 2-34"/><path fill="${popFill}" stroke="${dark}" stroke-width="2" d="M38 34Q80 62 92 98 46 96 18 54z"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" d="M-58-28C-58-62-30-76-4-70 34-62 60-16 56 34 52 78 6 84-16 66-46 44-58 10-58-28z"/><path fill="${darkFill}" stroke="${rim}" stroke-width="2" d="M8-16C44-10 58 30 50 70 22 64-10 34 8-16z"/><path fill="none" stroke="${rim}" stroke-opacity=".6" stroke-width="3" d="M20 6Q38 24 42 54M12 22Q26 38 34 54"/>` +
  `<path fill="${popFill}" stroke="${dark}" stroke-width="2" d="M-52-42Q-98-40-92 6-84-12-56-10z"/><circle cx="-30" cy="-36" r="13" fill="${PAPER.white}"/><circle cx="-33" cy="-36" r="7.5" fill="${ink}"/><circle cx="-36" cy="-39" r="2.5" fill="#fff"/>${gloss('M-44 6Q-40 34-22 50', { width: 7 })}`;

/** Hibiscus of five petals. */
export const hibiscus: Motif = ({ bodyFill, rim, dark, pop, prefix }) =>
  repeatShape({
    id: `${prefix}m`,
    shape: `<path fill="${bodyFill}" stroke="${rim}" d="M0 4C-30-14-64-58-36-84-22-96-8-90 0-86 8-92 24-96 38-82 64-54 30-14 0 4z"/><path fill="none" stroke="${dark}" stroke-opacity=".4" stroke-width="2.5" d="M0-14V-72M-5-18Q-18-46-26-60M5-18Q18-46 26-60"/>`,
    places: evenAngles(5),
  }) +
  `<circle r="19" fill="${dark}"/><path fill="none" stroke="${pop}" stroke-width="8" d="M0 0Q22-30 54-36"/><path fill="${pop}" d="${[
    [58, -46],
    [66, -36],
    [56, -28],
    [46, -48],
    [70, -50],
    [48, -34],
  ]
    .map(([x = 0, y = 0]) => circlePath(x, y, 5))
    .join('')}"/>`;

/** Lotus on its pad. */
export const lotus: Motif = ({ bodyFill, rim, dark, pop, darkFill, prefix }) =>
  `<ellipse cy="66" rx="84" ry="18" fill="${darkFill}" stroke="${LEAF.dark}" stroke-opacity=".4"/><g transform="translate(0 54)rotate(-72)">` +
  repeatShape({
    id: `${prefix}m`,
    shape: `<path fill="${bodyFill}" stroke="${rim}" stroke-width="2.5" d="M0 0Q-42-58 0-118 42-58 0 0z"/><path stroke="${dark}" stroke-opacity=".35" stroke-width="2" d="M0-14V-84"/>`,
    places: [
      'rotate(144)',
      'rotate(24)scale(1.04)',
      'rotate(120)scale(1.04)',
      'rotate(48)scale(1.1)',
      'rotate(96)scale(1.1)',
      'rotate(72)scale(1.18)',
    ],
  }) +
  `</g><circle cy="42" r="14" fill="${pop}" stroke="${rim}" stroke-width="2"/>`;

/** Flask with a potion and its bubbles. */
export const flask: Motif = ({ bodyFill, popFill, rim, dark }) =>
  `<path fill="#fff" fill-opacity=".16" stroke="${rim}" stroke-width="4" d="M-20-74V-32C-88-6-84 88-22 90H22C84 88 88-6 20-32V-74z"/><path fill="${bodyFill}" d="M-66 22Q-34 8 0 22T66 22C68 58 48 84 22 84H-22C-48 84-68 58-66 22z"/><path fill="${dark}" opacity=".4" d="M66 22C68 58 48 84 22 84H-22Q40 74 66 22z"/>` +
  `<path fill="${rim}" opacity=".65" d="${circlePath(-26, 50, 9)}${circlePath(18, 62, 12)}${circlePath(30, 36, 7)}${circlePath(-4, 6, 6)}${circlePath(10, -22, 5)}"/><rect x="-30" y="-96" width="60" height="24" rx="8" fill="${popFill}" stroke="${rim}" stroke-width="2.5"/>${gloss('M-56 44Q-60 2-26-16', { width: 8, opacity: 0.8 })}`;

/** Gift of the game show: a balloon with its string. */
export const balloon: Motif = ({ bodyFill, rim, dark, pop }) =>
  `<path fill="none" stroke="${rim}" stroke-width="3" d="M0 58q-16 16 0 24t-4 18"/><path fill="${bodyFill}" stroke="${rim}" d="M0-98C48-98 70-62 66-26 60 16 24 44 0 48-24 44-60 16-66-26-70-62-48-98 0-98z"/><path fill="${dark}" opacity=".35" d="M66-26C60 16 24 44 0 48-8 46 44 10 40-82 60-66 70-50 66-26z"/><path fill="${dark}" stroke="${rim}" d="M0 46 12 62H-12z"/>` +
  `<path fill="${pop}" stroke="${rim}" stroke-width="2" transform="translate(0 -24)" d="${starPath({ points: 5, outer: 28, inner: 12 })}"/>${gloss('M-46-30Q-44-66-20-80', { width: 9, opacity: 0.7 })}`;
