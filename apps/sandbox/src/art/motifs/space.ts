import type { Motif } from '../drawing.ts';
import { circlePath, indexes } from '../shapes.ts';
import { discs, gloss, LEAF, PAPER } from './shading.ts';

/** Rocket on its way up. */
export const rocket: Motif = ({ bodyFill, darkFill, popFill, rim, dark, pop, glow }) =>
  `<g transform="rotate(28)"><path fill="${pop}" d="M-22 52Q-34 84 0 99 34 84 22 52z" opacity=".9"/><path fill="${PAPER.white}" d="M-11 52Q-18 72 0 84 18 72 11 52z"/>` +
  `<path fill="${darkFill}" stroke="${rim}" stroke-width="2.5" d="M-30 4-58 48-58 64-26 50zM30 4 58 48 58 64 26 50z"/><path fill="${bodyFill}" stroke="${rim}" d="M0-98C34-66 44-10 26 54H-26C-44-10-34-66 0-98z"/><path fill="${darkFill}" stroke="${rim}" stroke-width="2" d="M0-98C18-80 28-60 32-40Q0-30-32-40-28-60 0-98z"/>` +
  `<path fill="${dark}" opacity=".35" d="M32-40C38-8 36 22 26 54H6Q24 10 16-34z"/><circle cy="-10" r="18" fill="${rim}"/><circle cy="-10" r="12.5" fill="${popFill}"/><path fill="${dark}" d="M-5 34h10v26H-5z"/><path fill="none" stroke="${glow}" stroke-opacity=".6" stroke-width="2.5" d="M-31 34Q0 44 31 34"/>${gloss('M-25 20Q-30-14-24-30', { width: 6 })}</g>`;

/** Planet in its ring. */
export const planet: Motif = ({ bodyFill, rim, dark, pop, prefix }) =>
  `<g transform="rotate(-18)"><path fill="none" stroke="${pop}" stroke-width="13" stroke-opacity=".55" d="M-94-4A98 24 0 0 1 94-4"/><clipPath id="${prefix}m"><circle r="69"/></clipPath><circle r="70" fill="${bodyFill}" stroke="${rim}"/>` +
  `<path clip-path="url(#${prefix}m)" fill="${dark}" opacity=".4" d="M-72-40Q0-28 72-44V-30Q0-14-72-26zM-72-4Q0 10 72-6V6Q0 22-72 10zM-72 30Q0 44 72 28V48Q0 58-72 46z"/><path fill="${dark}" opacity=".3" d="M70 0A70 70 0 0 1-50 50 84 84 0 0 0 70 0z"/>` +
  `<path fill="none" stroke="${rim}" stroke-width="16" d="M-97 2A99 26 0 0 0 97 2"/><path fill="none" stroke="${pop}" stroke-width="12" d="M-97 2A99 26 0 0 0 97 2"/></g>${gloss('M-58-16A60 60 0 0 1-22-56', { width: 9 })}`;

/** Flying saucer with its beam. */
export const ufo: Motif = ({ bodyFill, darkFill, popFill, rim, glow, pop, dark }) =>
  `<path fill="${glow}" opacity=".4" d="M-34 20H34L72 98H-72z"/><path fill="${popFill}" fill-opacity=".85" stroke="${rim}" d="M-46-18C-46-84 46-84 46-18 20-4-20-4-46-18z"/><path fill="${LEAF.body}" d="M-16-20C-24-56 24-56 16-20 6-14-6-14-16-20z"/><path fill="#10241a" d="M-12-36q8 0 9 8-8 0-9-8zM12-36q-8 0-9 8 8 0 9-8z"/>` +
  `<ellipse cy="4" rx="98" ry="30" fill="${darkFill}" stroke="${rim}"/><ellipse cy="-4" rx="94" ry="24" fill="${bodyFill}" stroke="${rim}" stroke-width="2"/><path fill="none" stroke="${dark}" stroke-opacity=".4" stroke-width="4" d="M-52-14Q0 6 52-14"/>` +
  `<path fill="${pop}" stroke="${rim}" stroke-width="1.5" d="${[0, 7, 9, 7, 0].map((drop, index) => circlePath(-64 + index * 32, 8 + drop, 7)).join('')}"/>${gloss('M-30-34Q-26-56-8-62M-78-4Q-60-16-40-18', { width: 6, opacity: 0.7 })}`;

/** Small plane climbing. */
export const plane: Motif = ({ bodyFill, darkFill, popFill, rim, dark, pop, glow }) =>
  `<g transform="rotate(-20)"><path fill="none" stroke="${glow}" stroke-opacity=".6" stroke-width="5" d="M-98 34h-10M-88 52h-30M-92-6h-16"/><path fill="${darkFill}" stroke="${rim}" stroke-width="2.5" d="M-8-8-46-74H-20L34-8z"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" d="M-98-46H-74L-52-8Q20-34 64-20 96-8 96 6 92 26 40 32H-44Q-78 28-90-2z"/><path fill="${dark}" opacity=".38" d="M96 6Q92 26 40 32H-44Q-78 28-86 10 20 30 96 6z"/><path fill="${darkFill}" stroke="${rim}" stroke-width="2.5" d="M10 10H56L-18 82H-46z"/>` +
  `<path fill="${popFill}" stroke="${rim}" stroke-width="2.5" d="M36-24Q62-22 74-6L42-2Q34-10 36-24z"/><path fill="${pop}" stroke="${rim}" stroke-width="2" d="${circlePath(16, -6, 6)}${circlePath(-4, -4, 6)}${circlePath(-24, -1, 6)}"/><ellipse cx="98" cy="4" rx="5" ry="34" fill="${rim}" opacity=".7"/><circle cx="96" cy="4" r="7" fill="${pop}"/>${gloss('M-44-4Q0-18 34-18', { width: 5 })}</g>`;

/** Round bomb with a lit fuse. */
export const bomb: Motif = ({ darkFill, rim, pop, glow, ink, body }) =>
  `<path fill="none" stroke="${rim}" stroke-width="8" d="M30-42Q50-88 74-66"/><path fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="6 6" stroke-linecap="butt" d="M30-42Q50-88 74-66"/><circle cx="78" cy="-66" r="26" fill="${glow}" opacity=".5"/><path fill="${pop}" stroke="${rim}" stroke-width="1.5" d="M78-98l6 18 18-6-10 16 14 12-19 2 1 19-12-15-15 12 4-19-18-4 17-9-8-17 17 8z"/>` +
  `<circle cx="-10" cy="22" r="74" fill="${ink}" stroke="${rim}"/><circle cx="-10" cy="22" r="74" fill="${darkFill}" opacity=".55"/><path fill="${body}" stroke="${rim}" stroke-width="2.5" d="M4-50 24-66 54-34 38-20z"/>` +
  `<path fill="none" stroke="#000" stroke-opacity=".3" stroke-width="14" d="M54 34A66 66 0 0 1-34 83"/>${gloss('M-64 8A56 56 0 0 1-26-30', { width: 11, opacity: 0.75 })}<circle cx="-66" cy="30" r="5" fill="#fff" opacity=".6"/>`;

/** Pegs in a triangle, a ball on its way down. */
export const plinko: Motif = ({ popFill, rim, dark, pop, ink, body }) => {
  const pegs = indexes(5).flatMap((row) =>
    indexes(row + 2).map((column) => [(column - (row + 1) / 2) * 32, -58 + row * 27] as const),
  );
  const cups = [pop, body, dark, body, pop].map(
    (colour, index) =>
      `<path fill="${colour}" stroke="${rim}" stroke-width="2" d="M${-92 + index * 37} 68h33v18q0 10-16 10t-17-10z"/>`,
  );
  return (
    `<path fill="${ink}" fill-opacity=".6" stroke="${rim}" d="M-24-90H24Q32-90 36-82L98 60Q100 68 92 68H-92Q-100 68-98 60L-36-82Q-32-90-24-90z"/>` +
    `${discs(pegs, { radius: 5.5, colour: rim })}${cups.join('')}<path fill="none" stroke="${pop}" stroke-opacity=".55" stroke-width="4" stroke-dasharray="1 8" d="M-2-80Q-10-60-16-44 8-36 16-18 34-4 26 14"/><circle cx="22" cy="22" r="13" fill="${popFill}" stroke="#fff" stroke-width="2"/>${gloss('M-28-78-78 36', { width: 4, opacity: 0.45 })}`
  );
};
