import type { Motif } from '../drawing.ts';
import { circlePath } from '../shapes.ts';
import { discs, gloss, PAPER } from './shading.ts';

function eyes({
  x,
  y,
  radius,
  iris,
  ink,
}: {
  x: number;
  y: number;
  radius: number;
  iris: string;
  ink: string;
}): string {
  const pair = [
    [-x, y],
    [x, y],
  ] as const;
  const lights = pair.map(([across, down]) => [across - radius * 0.3, down - radius * 0.35] as const);
  return (
    discs(pair, { radius, colour: iris }) +
    discs(pair, { radius: radius * 0.55, colour: ink }) +
    discs(lights, { radius: radius * 0.24, colour: '#fff' })
  );
}

/** Wolf, face on. */
export const wolf: Motif = ({ bodyFill, darkFill, rim, dark, ink, pop }) =>
  `<path fill="${darkFill}" stroke="${rim}" d="M-64-96-22-46H22L64-96 84-24 98 30 70 26 74 56 48 52 26 84 0 98-26 84-48 52-74 56-70 26-98 30-84-24z"/>` +
  `<path fill="${ink}" opacity=".55" d="M-58-74-34-44-68-26zM58-74 34-44 68-26z"/><path fill="${bodyFill}" d="M-22-46H22L56-12 74 34 44 30 26 66 0 88-26 66-44 30-74 34-56-12z"/>` +
  `<path fill="${rim}" d="M-58 22-20 8-8 34-22 60-40 28-66 30zM58 22 20 8 8 34 22 60 40 28 66 30z" opacity=".9"/><path fill="${dark}" opacity=".55" d="M-12-46H12L6 10H-6zM-54-14-18 2-40 8zM54-14 18 2 40 8z"/>` +
  eyes({ x: 31, y: -1, radius: 8, iris: pop, ink }) +
  `<path fill="${rim}" d="M-14 26H14L20 62 0 82-20 62z"/><path fill="${ink}" d="M-16 46Q0 38 16 46 14 58 0 64-14 58-16 46z"/><path fill="none" stroke="${ink}" d="M0 64V74M-14 78Q0 70 14 78"/>${gloss('M-60-84-74-34', { width: 4, opacity: 0.5 })}`;

/** Tiger, face on. */
export const tiger: Motif = ({ bodyFill, rim, dark, ink, pop }) =>
  `<path fill="${bodyFill}" stroke="${rim}" d="M-50-78a28 28 0 1 0-36 42Q-104 20-66 60-34 92 0 92 34 92 66 60 104 20 86-36a28 28 0 1 0-36-42Q0-96-50-78z"/><path fill="${dark}" opacity=".8" d="${circlePath(-70, -60, 12)}${circlePath(70, -60, 12)}"/>` +
  `<path fill="${ink}" d="M0-84 9-46H-9zM-30-78-16-50-28-46zM30-78 16-50 28-46zM-90-8-58 2-88 10zM-86 26-56 24-76 44zM90-8 58 2 88 10zM86 26 56 24 76 44zM-62-34-44-22-64-18zM62-34 44-22 64-18z"/>` +
  `<path fill="${PAPER.white}" d="M0 16Q34 10 44 44 36 82 0 82-36 82-44 44-34 10 0 16z"/><path fill="${PAPER.white}" opacity=".7" d="M-52-12q18-16 34 2-18 14-34-2zM52-12q-18-16-34 2 18 14 34-2z"/>` +
  eyes({ x: 34, y: -6, radius: 11, iris: '#ffd84a', ink }) +
  `<path fill="${pop}" stroke="${ink}" stroke-width="2" d="M-18 22Q0 14 18 22 14 36 0 42-14 36-18 22z"/><path fill="none" stroke="${ink}" stroke-width="4" d="M0 42V52M-24 54Q-10 66 0 52 10 66 24 54"/><path fill="${ink}" opacity=".6" d="${circlePath(-28, 46, 2)}${circlePath(-34, 54, 2)}${circlePath(28, 46, 2)}${circlePath(34, 54, 2)}"/>${gloss('M-62-42Q-48-66-24-72', { width: 6 })}`;

/** Owl, face on. */
export const owl: Motif = ({ bodyFill, darkFill, rim, dark, ink, pop }) =>
  `<path fill="${darkFill}" stroke="${rim}" d="M-74-92Q-50-70-34-72 0-84 34-72 50-70 74-92 82-60 78-34 88 30 66 62 38 96 0 96-38 96-66 62-88 30-78-34-82-60-74-92z"/><path fill="${bodyFill}" d="M-42 12Q0-8 42 12 56 54 34 78 0 96-34 78-56 54-42 12z"/>` +
  `<path fill="none" stroke="${dark}" stroke-width="4" stroke-opacity=".7" d="M-28 30q8 8 16 0 8 8 16 0 8 8 16 0M-28 48q8 8 16 0 8 8 16 0 8 8 16 0M-20 66q8 8 16 0 8 8 16 0"/>` +
  `<g fill="${PAPER.white}" stroke="${rim}"><circle cx="-34" cy="-26" r="33"/><circle cx="34" cy="-26" r="33"/></g>${eyes({ x: 31, y: -25, radius: 22, iris: pop, ink })}` +
  `<path fill="${bodyFill}" stroke="${dark}" stroke-width="2" d="M-11-14H11L0 14z"/><path fill="none" stroke="${rim}" stroke-opacity=".55" d="M-68 20Q-64 52-46 72M68 20Q64 52 46 72"/>${gloss('M-66-70Q-72-50-70-34', { width: 6, opacity: 0.5 })}`;

/** Bull, face on, with wide horns. */
export const bull: Motif = ({ bodyFill, darkFill, rim, dark, ink, pop }) =>
  `<path fill="${PAPER.white}" stroke="${PAPER.shade}" d="M-44-42Q-84-40-90-92-104-40-84-16-66 0-42-6zM44-42Q84-40 90-92 104-40 84-16 66 0 42-6z"/><path fill="#000" opacity=".14" d="M-84-16Q-66 0-42-6L-42-16Q-70-14-84-16zM84-16Q66 0 42-6L42-16Q70-14 84-16z"/>` +
  `<path fill="${darkFill}" stroke="${rim}" d="M-46-2-86 4Q-84 30-48 22zM46-2 86 4Q84 30 48 22z"/><path fill="${darkFill}" stroke="${rim}" d="M-50-50Q-30-80 0-74 30-80 50-50 58 0 40 50 30 94 0 96-30 94-40 50-58 0-50-50z"/>` +
  `<path fill="${bodyFill}" d="M-26-58Q0-74 26-58 16-10 30 36H-30Q-16-10-26-58z"/><path fill="${bodyFill}" stroke="${rim}" d="M-40 46Q0 26 40 46 42 94 0 96-42 94-40 46z"/><path fill="${ink}" d="M-24 60q10-8 14 4-8 8-14-4zM24 60q-10-8-14 4 8 8 14-4z"/>` +
  eyes({ x: 34, y: -8, radius: 9, iris: pop, ink }) +
  `<path stroke="${ink}" stroke-width="5" d="M-48-22-24-16M48-22 24-16"/><path fill="none" stroke="${pop}" stroke-width="6" d="M-14 68Q-16 98 0 98 16 98 14 68"/><path fill="${dark}" d="M-20-70-8-40 0-62 8-40 20-70 0-80z"/>${gloss('M-42-44Q-36-62-20-66', { width: 6, opacity: 0.5 })}`;

/** Dragon, face on, horned and whiskered. */
export const dragon: Motif = ({ bodyFill, darkFill, popFill, rim, dark, ink, pop }) =>
  `<path fill="${popFill}" stroke="${dark}" stroke-width="2" d="M-44-36-98-60-72-24-98-10-68 4-94 28-62 26-76 58-44 44zM44-36 98-60 72-24 98-10 68 4 94 28 62 26 76 58 44 44z"/>` +
  `<path fill="${PAPER.white}" stroke="${PAPER.shade}" d="M-34-44Q-66-66-54-98-34-92-14-52zM34-44Q66-66 54-98 34-92 14-52z"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" d="M0-62Q34-62 52-36 64-12 54 14 62 40 46 62 28 88 0 90-28 88-46 62-62 40-54 14-64-12-52-36-34-62 0-62z"/><path fill="${darkFill}" opacity=".85" d="M-50-20-10-2-22 20-52 6zM50-20 10-2 22 20 52 6z"/>` +
  `<path fill="${rim}" d="M0-56 9-36 0-18-9-36zM-24-50-14-34-24-24-30-38zM24-50 14-34 24-24 30-38z" opacity=".85"/>${eyes({ x: 30, y: 0, radius: 10, iris: '#ffe35a', ink })}<path stroke="${ink}" stroke-width="6" d="M-48-16-16 0M48-16 16 0"/>` +
  `<path fill="${bodyFill}" stroke="${dark}" stroke-width="2" d="M-30 30Q0 12 30 30 38 46 24 52 0 44-24 52-38 46-30 30z"/><path fill="${ink}" d="M-18 34q8-6 12 4-8 4-12-4zM18 34q-8-6-12 4 8 4 12-4zM-36 58Q0 46 36 58 26 78 0 80-26 78-36 58z"/><path fill="${PAPER.white}" d="M-30 57l6 12 7-14zM30 57l-6 12-7-14z"/><path fill="${pop}" d="M-12 76q12-12 24 0-12 6-24 0z"/>` +
  `<path fill="none" stroke="${rim}" stroke-width="4" d="M-34 42Q-66 50-70 92M34 42Q66 50 70 92"/>${gloss('M-44-28Q-34-48-16-54', { width: 6 })}`;

/** Panda, face on. */
export const panda: Motif = ({ rim, ink, pop, prefix }) =>
  `<radialGradient id="${prefix}m" cx=".4" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".7" stop-color="#f1e9e4"/><stop offset="1" stop-color="#b9a9b4"/></radialGradient>` +
  `<path fill="${ink}" stroke="${rim}" stroke-width="2" d="${circlePath(-64, -58, 29)}${circlePath(64, -58, 29)}"/><ellipse cy="10" rx="92" ry="80" fill="url(#${prefix}m)" stroke="${rim}"/>` +
  `<path fill="${ink}" d="M-62 16C-70-14-44-34-26-22-10-10-22 22-38 28-50 32-58 28-62 16zM62 16C70-14 44-34 26-22 10-10 22 22 38 28 50 32 58 28 62 16z"/>${eyes({ x: 35, y: 0, radius: 10, iris: '#fff', ink })}` +
  `<path fill="${ink}" d="M-15 34Q0 26 15 34 12 46 0 50-12 46-15 34z"/><path fill="none" stroke="${ink}" stroke-width="4" d="M0 50V58M-18 60Q-8 70 0 58 8 70 18 60"/><path fill="${pop}" opacity=".55" d="${circlePath(-64, 44, 11)}${circlePath(64, 44, 11)}"/>${gloss('M-70-22Q-50-52-16-58', { width: 7, opacity: 0.9 })}`;
