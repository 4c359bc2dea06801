import type { Motif } from '../drawing.ts';
import { circlePath, polar, indexes } from '../shapes.ts';
import { gloss, LEAF, repeatShape, evenAngles } from './shading.ts';

const leafEdge = `fill="${LEAF.body}" stroke="${LEAF.dark}" stroke-width="2.5"`;

/** Two cherries on their stems. */
export const cherry: Motif = ({ bodyFill, rim, dark }) =>
  `<path fill="none" stroke="${LEAF.dark}" stroke-width="8" d="M-38 12Q-26-56 34-92M48 18Q56-40 34-92"/><path fill="none" stroke="${LEAF.body}" stroke-width="4" d="M-38 12Q-26-56 34-92M48 18Q56-40 34-92"/>` +
  `<path ${leafEdge} d="M34-92Q66-104 98-56 58-46 34-92z"/><path fill="none" stroke="${LEAF.light}" stroke-width="2" d="M42-87Q70-82 88-62"/>` +
  `<circle cx="48" cy="54" r="42" fill="${bodyFill}" stroke="${rim}"/><circle cx="-38" cy="50" r="47" fill="${bodyFill}" stroke="${rim}"/>` +
  `<path fill="none" stroke="${dark}" stroke-width="4" stroke-opacity=".6" d="M-50 12q12 8 24 0M38 20q10 7 20 0"/>` +
  gloss('M-70 44A34 34 0 0 1-54 21', { width: 9, opacity: 0.75 }) +
  gloss('M20 48A30 30 0 0 1 33 28', { width: 8, opacity: 0.7 });

/** Pineapple: net, crown of leaves. */
export const pineapple: Motif = ({ bodyFill, rim, dark, prefix }) => {
  const net = indexes(6).map((index) => {
    const x = -70 + index * 28;
    return `M${x} -30l74 124M${-x} -30l-74 124`;
  });
  return (
    `<path ${leafEdge} d="M-8-38Q-58-56-46-88-26-74-20-62-32-84-18-100-6-86-2-70 2-92 16-100 24-86 16-62 30-80 46-84 54-56 8-38z"/><path fill="none" stroke="${LEAF.light}" stroke-opacity=".7" stroke-width="2" d="M-18-92-4-44M16-92 4-44M-42-80-8-42M44-76 8-42"/>` +
    `<clipPath id="${prefix}m"><ellipse cy="30" rx="57" ry="68"/></clipPath><ellipse cy="30" rx="58" ry="70" fill="${bodyFill}" stroke="${rim}"/>` +
    `<g clip-path="url(#${prefix}m)"><path fill="none" stroke="${dark}" stroke-width="3.5" stroke-opacity=".6" d="${net.join('')}"/></g>` +
    gloss('M-44 30Q-42-6-24-22', { width: 8 })
  );
};

/** Half a lemon with its segments, a whole one behind. */
export const lemon: Motif = ({ bodyFill, rim, body, dark }) => {
  const segments = indexes(8).map((index) => {
    const turn = index * 45;
    return `M${polar(9, turn + 22)}L${polar(54, turn + 5)}Q${polar(66, turn + 22)} ${polar(54, turn + 40)}z`;
  });
  return (
    `<path ${leafEdge} d="M46-66Q52-104 96-98 96-62 46-66z"/><path fill="${bodyFill}" stroke="${rim}" d="M-36-46Q4-84 54-66 66-72 74-62 72-52 72-46 90 2 50 40z"/>` +
    `<g transform="translate(-18 24)"><circle r="76" fill="${dark}" cy="5"/><circle r="76" fill="${bodyFill}" stroke="${rim}"/><circle r="66" fill="${rim}"/><path fill="${body}" stroke="${rim}" stroke-width="4" d="${segments.join('')}"/><path fill="${dark}" opacity=".22" d="M-66 6A66 66 0 0 0 66 6 70 70 0 0 1-66 6z"/></g>` +
    gloss('M-78 16A62 62 0 0 1-46-30', { width: 6 })
  );
};

/** Slice of melon with seeds. */
export const melon: Motif = ({ rim, ink }) =>
  `<g transform="rotate(-14)"><path fill="${LEAF.dark}" stroke="${rim}" d="M-98-30A98 98 0 0 0 98-30z"/><path fill="${LEAF.body}" d="M-91-30A91 91 0 0 0 91-30z"/><path fill="#f4ffd9" d="M-82-30A82 82 0 0 0 82-30z"/><path fill="#f0405f" d="M-73-30A73 73 0 0 0 73-30z"/><path fill="#a8123a" opacity=".55" d="M-73-30A73 73 0 0 0 73-30H52Q36 18-40 22-62 4-73-30z"/>` +
  `<path fill="${ink}" d="${indexes(7)
    .map((index) => `M${-48 + index * 16} ${[-12, 8, -10, 22, -10, 8, -12][index]}q6 9 0 14-6-5 0-14z`)
    .join(
      '',
    )}"/>${gloss('M-60-24Q-56 4-38 20', { width: 7, opacity: 0.5 })}<path stroke="#fff" stroke-opacity=".5" d="M-92-30H92"/></g>`;

/** Bunch of grapes. */
export const grapes: Motif = ({ bodyFill, rim, dark, prefix }) =>
  `<path fill="none" stroke="${LEAF.dark}" stroke-width="8" d="M-4-50Q-2-80 18-94"/><path ${leafEdge} d="M0-60Q18-92 52-82 60-92 84-82 74-72 80-58 62-58 58-44 26-40 0-60z"/>` +
  repeatShape({
    id: `${prefix}m`,
    shape: `<circle cx="-4" cy="72" r="27" fill="${bodyFill}" stroke="${rim}" stroke-width="2.5"/>`,
    places: ['2 -30', '26 -62', '-22 -62', '50 -94', '4 -100', '-42 -94'].map(
      (place) => `translate(${place})`,
    ),
  }) +
  `<path fill="none" stroke="${dark}" stroke-opacity=".4" stroke-width="4" d="M62-6A27 27 0 0 1 36 2M38 26A27 27 0 0 1 12 33"/>` +
  gloss('M-62-24a17 17 0 0 1 9-12M-16-30a17 17 0 0 1 9-12M30-24a17 17 0 0 1 9-12M-42 8a17 17 0 0 1 9-12', {
    width: 6,
    opacity: 0.7,
  });

/** Strawberry with seeds and a green collar. */
export const strawberry: Motif = ({ bodyFill, rim }) => {
  const seeds = [
    [-44, -16],
    [-16, -24],
    [16, -24],
    [44, -16],
    [-32, 12],
    [0, 4],
    [32, 12],
    [-16, 38],
    [16, 38],
    [0, 64],
  ];
  return (
    `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M0-46Q70-74 84-22 88 34 0 98-88 34-84-22-70-74 0-46z"/>` +
    `<path fill="${rim}" d="${seeds.map(([x, y]) => `M${x} ${y}q5 6 0 11-5-5 0-11z`).join('')}"/>` +
    `<path ${leafEdge} d="M-64-62Q-34-64-22-76-10-92 4-98 10-96 4-80 14-66 64-64 44-44 24-46 12-22 0-34-12-22-24-46-46-42-64-62z"/>` +
    gloss('M-68-14Q-64-42-48-44', { width: 8 })
  );
};

/** Pepper with a bent tip. */
export const chili: Motif = ({ bodyFill, rim, dark }) =>
  `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="M-62-44Q-30-78 8-58 46-34 54 10 62 54 96 76 40 92-2 56-40 22-62-44z"/>` +
  `<path fill="${dark}" opacity=".45" d="M8-58Q46-34 54 10 62 54 96 76 44 58 30 14 20-30 8-58z"/>` +
  `<path ${leafEdge} d="M-74-40Q-56-78 8-66 6-50-14-50-20-36-36-40-44-22-74-40z"/><path fill="none" stroke="${LEAF.dark}" stroke-width="11" d="M-42-60Q-48-84-72-94"/><path fill="none" stroke="${LEAF.body}" stroke-width="6" d="M-42-60Q-48-84-72-94"/>` +
  gloss('M-44-18Q-26 22 8 48', { width: 8 });

/** Clover of four hearts. */
export const clover: Motif = ({ bodyFill, rim, popFill, dark, prefix }) =>
  `<path fill="none" stroke="${dark}" stroke-width="10" d="M4 16Q24 60 22 98"/><g transform="rotate(45)">` +
  repeatShape({
    id: `${prefix}m`,
    shape: `<path fill="${bodyFill}" stroke="${rim}" d="M0-6C-52-30-48-92-22-94-6-94 0-80 0-80S6-94 22-94C48-92 52-30 0-6z"/><path stroke="${dark}" stroke-opacity=".5" stroke-width="2.5" d="M0-12V-62"/>`,
    places: evenAngles(4),
  }) +
  `</g>` +
  `<circle r="8" fill="${popFill}"/><path fill="#fff" opacity=".4" d="${circlePath(-60, -28, 11)}${circlePath(28, -66, 11)}"/>`;
