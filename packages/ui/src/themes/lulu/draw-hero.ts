import { svgDot } from '../../brand-art/svg-path.ts';
import { drawSun } from './draw-sun.ts';
import { drawWave } from './draw-wave.ts';
import { PAPER_COLORS } from './paper-colors.ts';
import { SHADOW, shadowFilter } from './shadow.ts';

const WIDTH = 560;
const HEIGHT = 360;

/** The fruit market in cut paper: 560 by 360, anchored end, full height (look §10). */
export function drawHero(): string {
  return paperPicture(card(), die(), drawWave(PAPER_COLORS.seaFar, FAR), melon(), cherries());
}

/** Lemon and a slice of orange, for a further slide. */
export function drawCitrus(): string {
  return paperPicture(die(), drawWave(PAPER_COLORS.seaFar, FAR), orangeSlice(), lemon());
}

/** An envelope and a card, for a further slide. */
export function drawLetter(): string {
  return paperPicture(card(), drawWave(PAPER_COLORS.seaFar, FAR), envelope(), cherries());
}

/** Pieces of paper under the sun and over the sea. */
function paperPicture(...pieces: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">`,
    `<defs>${shadowFilter()}</defs>`,
    confetti(),
    drawSun({ x: 404, y: 139, mood: 'smiling' }),
    ...pieces,
    drawWave(PAPER_COLORS.seaNear, NEAR),
    '</svg>\n',
  ].join('');
}

const CONFETTI = {
  small: [
    [206, 158],
    [112, 66],
    [58, 176],
    [348, 24],
    [188, 262],
    [76, 282],
  ],
  large: [
    [300, 40],
    [530, 56],
    [148, 204],
    [276, 150],
  ],
} as const;

/** White paper dots in the air. */
function confetti(): string {
  const small = CONFETTI.small.map(([x, y]) => svgDot(x, y)).join('');
  const large = CONFETTI.large.map(([x, y]) => svgDot(x, y)).join('');
  return `<g stroke="${PAPER_COLORS.white}" stroke-linecap="round"><path stroke-width="6" d="${small}"/><path stroke-width="10" d="${large}"/></g>`;
}

const FAR = [
  [28, 360],
  [160, 328],
  [206, 338],
  [285, 294],
  [355, 333],
  [426, 294],
  [496, 333],
  [568, 292],
] as const;

const NEAR = [
  [0, 360],
  [112, 346],
  [154, 336],
  [211, 348],
  [270, 324],
  [330, 347],
  [390, 324],
  [450, 347],
  [510, 324],
  [572, 348],
] as const;

const HEART = 'c-12-10-20-18-20-27 0-12 15-15 20-4 5-11 20-8 20 4 0 9-8 17-20 27z';

function card(): string {
  return [
    `<g transform="translate(168 96)rotate(11)" ${SHADOW}><rect x="-30" y="-42" width="60" height="84" rx="9" fill="${PAPER_COLORS.white}"/>`,
    `<path fill="${PAPER_COLORS.cherry}" d="M0 20${HEART}"/>`,
    `<path id="lh-h" fill="${PAPER_COLORS.cherry}" transform="translate(-21-27)scale(.26)" d="M0 0${HEART}"/><use href="#lh-h" transform="rotate(180)"/></g>`,
  ].join('');
}

function die(): string {
  return [
    `<g transform="translate(236 66)" ${SHADOW}><path fill="${PAPER_COLORS.mintTop}" d="M-39-10-8-37 29-27 1 0z"/>`,
    `<path fill="${PAPER_COLORS.mintFront}" d="M-39-10 1 0 10 38-30 28z"/><path fill="${PAPER_COLORS.mintSide}" d="M1 0 29-27 39 11 10 38z"/>`,
    `<g fill="${PAPER_COLORS.pip}"><ellipse cx="-4" cy="-19" rx="6" ry="3.6" transform="rotate(-8-4-19)"/>`,
    '<ellipse cx="-27" cy="0" rx="3.6" ry="4.8" transform="rotate(-34-27 0)"/><ellipse cx="-3" cy="27" rx="3.6" ry="4.8" transform="rotate(-34-3 27)"/>',
    '<ellipse cx="11" cy="1" rx="3" ry="4.8" transform="rotate(24 11 1)"/><ellipse cx="20" cy="5.5" rx="3" ry="4.8" transform="rotate(24 20 5.5)"/><ellipse cx="29" cy="10" rx="3" ry="4.8" transform="rotate(24 29 10)"/></g></g>',
  ].join('');
}

function melon(): string {
  return [
    `<g transform="translate(258 228)rotate(-10)" ${SHADOW}><path fill="${PAPER_COLORS.peel}" d="M-60 0a60 60 0 0 0 120 0z"/>`,
    `<path fill="${PAPER_COLORS.rind}" d="M-52 0a52 52 0 0 0 104 0z"/><path fill="${PAPER_COLORS.melon}" d="M-46 0a46 46 0 0 0 92 0z"/>`,
    `<path stroke="${PAPER_COLORS.seed}" stroke-width="6.5" stroke-linecap="round" d="M-22 9l1 4M0 16v4M22 9l-1 4M-11 28v3M11 28v3"/></g>`,
  ].join('');
}

function cherries(): string {
  return [
    `<g ${SHADOW}><path fill="none" stroke="${PAPER_COLORS.peel}" stroke-width="5" stroke-linecap="round" d="M486 258Q496 212 527 192 536 222 533 262"/>`,
    `<path fill="${PAPER_COLORS.mintSide}" d="M526 192c8-14 30-16 44 6-18 12-36 10-44-6z"/>`,
    `<path fill="none" stroke="${PAPER_COLORS.peel}" stroke-width="2.4" stroke-linecap="round" d="M529 192q16 0 28 4"/></g>`,
    `<g ${SHADOW}><circle cx="484" cy="280" r="29" fill="${PAPER_COLORS.cherry}"/></g><g ${SHADOW}><circle cx="536" cy="284" r="27" fill="${PAPER_COLORS.cherry}"/></g>`,
    '<path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round" d="M466 273q3-11 13-13M519 277q3-10 12-12"/>',
  ].join('');
}

function orangeSlice(): string {
  const wedges = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<path transform="rotate(${turn})" d="M0-5 14-33a36 36 0 0 0-28 0z"/>`)
    .join('');
  return [
    `<g transform="translate(252 250)rotate(-12)" ${SHADOW}><circle r="54" fill="${PAPER_COLORS.sun}"/>`,
    `<circle r="46" fill="${PAPER_COLORS.rind}"/><g fill="${PAPER_COLORS.cheek}">${wedges}</g></g>`,
  ].join('');
}

function lemon(): string {
  return [
    `<g transform="translate(404 276)rotate(14)" ${SHADOW}><path fill="${PAPER_COLORS.face}" d="M-66 0C-58-40 44-50 58-14q16 2 18 14-2 12-18 14C44 50-58 40-66 0z"/>`,
    `<path fill="none" stroke="${PAPER_COLORS.white}" stroke-opacity=".7" stroke-width="6" stroke-linecap="round" d="M-42-16q18-18 48-20"/></g>`,
    `<g ${SHADOW}><path fill="${PAPER_COLORS.mintSide}" d="M342 262c-2-22-22-34-46-26 4 22 26 34 46 26z"/></g>`,
  ].join('');
}

function envelope(): string {
  return [
    `<g transform="translate(262 250)rotate(-9)" ${SHADOW}><rect x="-64" y="-42" width="128" height="84" rx="8" fill="${PAPER_COLORS.rind}"/>`,
    `<path fill="${PAPER_COLORS.white}" d="M-60 40-8-6h16L60 40z"/></g>`,
    `<g transform="translate(262 250)rotate(-9)" ${SHADOW}><path fill="${PAPER_COLORS.mintFront}" d="M-62-38Q-64-42-58-42H58q6 0 4 4L8 10Q0 16-8 10z"/>`,
    `<path fill="${PAPER_COLORS.cherry}" transform="scale(.7)" d="M0 14${HEART}"/></g>`,
  ].join('');
}
