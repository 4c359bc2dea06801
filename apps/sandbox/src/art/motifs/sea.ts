import type { Motif } from '../drawing.ts';
import { polar, starPath, indexes } from '../shapes.ts';
import { gloss, PAPER, repeatShape, evenAngles } from './shading.ts';

/** Nine-lobed shell with a pearl. */
export const shell: Motif = ({ bodyFill, rim, dark, prefix }) => {
  const tip = (turn: number, radius: number) => {
    const [x = '0', y = '0'] = polar(radius, turn).split(',');
    return `${Math.round(Number(x))} ${Math.round(78 + Number(y))}`;
  };
  const reach = (index: number) => 156 - Math.abs(index - 3.5) * 9;
  const lobes = indexes(9).map(
    (index) =>
      `Q${tip(-45 + index * 11.25, 186 - Math.abs(index - 4) * 10)} ${tip(-39.4 + index * 11.25, reach(index))}`,
  );
  const ribs = indexes(8).map(
    (index) => `M${tip(-39.4 + index * 11.25, 34)}L${tip(-39.4 + index * 11.25, reach(index) - 8)}`,
  );
  return (
    `<path fill="${dark}" stroke="${rim}" d="M-34 66-42 96H42L34 66z"/>` +
    `<path fill="${bodyFill}" stroke="${rim}" d="M0 84L${tip(-50, 122)}${lobes.join('')}z"/>` +
    `<path fill="none" stroke="${dark}" stroke-opacity=".55" stroke-width="3.5" d="${ribs.join('')}"/>` +
    `<radialGradient id="${prefix}m" cx=".4" cy=".35" fx=".32" fy=".25"><stop stop-color="#fff"/><stop offset=".6" stop-color="#e3dcf0"/><stop offset="1" stop-color="#9a8fb8"/></radialGradient><circle cy="58" r="25" fill="url(#${prefix}m)" stroke="#fff" stroke-width="2"/>` +
    gloss('M-66-16Q-56-46-36-56', { width: 7 })
  );
};

/** Fish with fins of another colour. */
export const fish: Motif = ({ bodyFill, popFill, rim, dark, ink }) =>
  `<path fill="${popFill}" stroke="${dark}" d="M46-6Q70-30 98-62 90-6 98 50 70 26 46 8zM-28-38Q-20-86 34-84 22-60 30-36zM-10 36Q0 70 40 82 30 58 38 30z"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" d="M-96 4C-72-46-14-62 62 0-14 62-72 50-96 4z"/>` +
  `<path fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="3" d="M-14-20q13 9 0 21M-12 4q13 9 0 21M10-26q13 10 0 22M12 2q13 10 0 21M32-14q11 9 1 17M34 4q9 7 0 14"/><path fill="none" stroke="${rim}" stroke-opacity=".8" stroke-width="5" d="M-34-40Q-14 2-34 42"/>` +
  `<circle cx="-62" cy="-8" r="12" fill="${PAPER.white}"/><circle cx="-64" cy="-8" r="7" fill="${ink}"/><circle cx="-67" cy="-11" r="2.4" fill="#fff"/><path fill="none" stroke="${ink}" stroke-width="4" d="M-90 10q12 10 22 5"/>` +
  gloss('M-54-30Q-36-42-14-41', { width: 7 });

/** Ship's wheel. */
export const helm: Motif = ({ bodyFill, popFill, rim, dark, body, pop, prefix }) =>
  repeatShape({
    id: `${prefix}m`,
    shape: `<path fill="${body}" stroke="${dark}" stroke-width="2.5" d="M-7-20-5-86H5L7-20z"/><circle cy="-90" r="9" fill="${pop}" stroke="${rim}" stroke-width="2"/>`,
    places: evenAngles(8),
  }) +
  `<circle r="59" fill="none" stroke="${dark}" stroke-width="25"/><circle r="59" fill="none" stroke="${rim}" stroke-width="21"/><circle r="59" fill="none" stroke="${body}" stroke-width="16"/><circle r="54" fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="3"/>` +
  `<circle r="24" fill="${bodyFill}" stroke="${rim}"/><path fill="${popFill}" stroke="${dark}" stroke-width="1.5" d="${starPath({ points: 5, outer: 16, inner: 7 })}"/>${gloss('M-54-26A60 60 0 0 1-26-54', { width: 6 })}`;

/** Anchor with a rope. */
export const anchor: Motif = ({ bodyFill, popFill, rim, dark }) =>
  `<path fill="${bodyFill}" stroke="${rim}" d="M-10-50H10V62Q46 56 60 24L42 30 74-8 94 40 78 34Q58 86 0 98-58 86-78 34L-94 40-74-8-42 30-60 24Q-46 56-10 62z"/><path fill="${dark}" opacity=".42" d="M2-50H10V62Q46 56 60 24L42 30 74-8 94 40 78 34Q58 86 0 98z"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" d="M-48-38q-6-9 0-18H48q6 9 0 18z"/><circle cy="-76" r="17" fill="none" stroke="${rim}" stroke-width="15"/><circle cy="-76" r="17" fill="none" stroke="${dark}" stroke-width="9"/>` +
  `<path fill="none" stroke="${dark}" stroke-width="13" d="M14-68C62-46-44-8-16 14-2 26 34 20 34 44"/><path fill="none" stroke="${popFill}" stroke-width="8" d="M14-68C62-46-44-8-16 14-2 26 34 20 34 44"/>${gloss('M-80 12-72 26M-5-30V30', { width: 5 })}`;

/** Open chest full of coins. */
export const chest: Motif = ({ bodyFill, darkFill, popFill, rim, dark, body, ink }) =>
  `<path fill="${darkFill}" stroke="${rim}" d="M-84-4Q-98-78-54-84H54Q98-78 84-4z"/><path fill="${ink}" opacity=".55" d="M-70-6Q-80-62-46-68H46Q80-62 70-6z"/><path fill="none" stroke="${body}" stroke-width="9" d="M-52-82Q-66-70-60-8M52-82Q66-70 60-8"/>` +
  `<g fill="${bodyFill}" stroke="${dark}" stroke-width="2"><circle cx="-48" cy="-8" r="19"/><circle cx="48" cy="-8" r="19"/><circle cx="-18" cy="-24" r="21"/><circle cx="24" cy="-26" r="21"/><circle cx="4" cy="-4" r="22"/></g><path fill="${popFill}" stroke="${rim}" stroke-width="2" d="M-40-44h20l8 12-18 22-18-22z"/>` +
  `<path fill="${darkFill}" stroke="${rim}" d="M-88-2H88L80 84H-80z"/><path fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="2.5" d="M-84 28H84M-82 56H82"/><path fill="none" stroke="${body}" stroke-width="11" stroke-linecap="butt" d="M-60-2-56 84M60-2 56 84M-86 3H86"/>` +
  `<rect x="-17" y="-8" width="34" height="38" rx="6" fill="${bodyFill}" stroke="${rim}"/><path fill="${ink}" d="M0 4a6 6 0 0 1 4 10.6l2 9h-12l2-9A6 6 0 0 1 0 4z"/>${gloss('M-76 14-72 62', { width: 5, opacity: 0.45 })}`;

/** Ship under full sail. */
export const ship: Motif = ({ bodyFill, darkFill, popFill, rim, dark, pop, glow, prefix }) =>
  `<path stroke="${dark}" stroke-width="7" d="M-34 44V-84M26 44V-94M62 40 98 12"/><path fill="${pop}" d="M26-96l34 9-34 10zM-34-86l28 8-28 8z"/>` +
  `<g fill="url(#${prefix}m)" stroke="${rim}" stroke-width="2.5"><path d="M-70-64Q-38-54 0-64 10-36-2-12-36-2-76-12-64-40-70-64z"/><path d="M2-70Q30-60 62-70 72-40 62-14 30-2-2-14 10-40 2-70z"/><path d="M-74-6Q-38 6 0-6 8 14-2 32-36 40-80 32-68 14-74-6zM2-8Q34 4 66-8 74 12 66 32 32 40-2 32 8 12 2-8z"/></g><linearGradient id="${prefix}m"><stop stop-color="${PAPER.white}"/><stop offset="1" stop-color="${glow}"/></linearGradient>` +
  `<path fill="${darkFill}" stroke="${rim}" d="M-98 34-72 44H64L92 26Q88 76 62 92H-62Q-90 78-98 34z"/><path fill="none" stroke="${bodyFill}" stroke-width="6" d="M-88 56Q0 68 84 50"/><path fill="${popFill}" d="M-54 70h10v10h-10zM-26 72h10v10h-10zM2 72h10v10H2zM30 70h10v10H30z"/>`;

/** Octopus with eight arms. */
export const octopus: Motif = ({ bodyFill, darkFill, rim, dark, ink, pop }) =>
  `<g fill="none" stroke-width="21"><g stroke="${rim}"><path d="M-40 26Q-74 24-76 56-78 84-94 82M40 26Q74 24 76 56 78 84 94 82M-22 40Q-42 64-36 82-32 94-46 94M22 40Q42 64 36 82 32 94 46 94"/></g><g stroke="${darkFill}" stroke-width="16"><path stroke="${dark}" d="M-40 26Q-74 24-76 56-78 84-94 82M40 26Q74 24 76 56 78 84 94 82"/><path stroke="${bodyFill}" d="M-22 40Q-42 64-36 82-32 94-46 94M22 40Q42 64 36 82 32 94 46 94"/></g></g>` +
  `<path fill="${bodyFill}" stroke="${rim}" d="M0-96C56-96 82-54 70-12 64 14 54 30 40 44Q30 58 16 46 8 62 0 62-8 62-16 46-30 58-40 44C-54 30-64 14-70-12-82-54-56-96 0-96z"/>` +
  `<g fill="${PAPER.white}"><circle cx="-25" cy="-4" r="18"/><circle cx="25" cy="-4" r="18"/></g><g fill="${ink}"><circle cx="-21" cy="-2" r="9"/><circle cx="21" cy="-2" r="9"/></g><path fill="none" stroke="${ink}" stroke-width="4" d="M-10 24q10 9 20 0"/><path fill="${pop}" opacity=".7" d="M-58 16a9 6 0 1 1 18 0 9 6 0 1 1-18 0M40 16a9 6 0 1 1 18 0 9 6 0 1 1-18 0"/>` +
  gloss('M-54-40Q-48-70-22-80', { width: 9 });

/** Angler's float on the water, line and hook. */
export const float: Motif = ({ bodyFill, rim, dark, popFill, glow }) =>
  `<path fill="none" stroke="${rim}" stroke-width="2.5" stroke-opacity=".9" d="M98-98Q20-96 2-60M0 60V76Q0 96-16 96-30 94-28 80l10 6"/><path stroke="${dark}" stroke-width="9" d="M0-94V-40"/><path stroke="${rim}" stroke-width="4" d="M0-94V-40"/>` +
  `<circle cy="4" r="56" fill="${PAPER.white}" stroke="${rim}"/><path fill="${bodyFill}" d="M-56 4a56 56 0 0 1 112 0q-56 22-112 0z"/><path fill="#000" opacity=".12" d="M56 4A56 56 0 0 1-40 43 70 70 0 0 0 56 4z"/><path fill="none" stroke="${dark}" stroke-width="5" d="M-56 5q56 22 112 0"/><circle cy="-54" r="11" fill="${popFill}" stroke="${rim}" stroke-width="2"/>` +
  `<path fill="none" stroke="${glow}" stroke-width="4" stroke-opacity=".75" d="M-92 42q14-10 28 0M64 42q14-10 28 0M-66 58q66 22 132 0"/>${gloss('M-40-8A44 44 0 0 1-20-34', { width: 8 })}`;
