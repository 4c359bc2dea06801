import { linearGradient } from '../../brand-art/linear-gradient.ts';
import { randomInt, mulberry32, type RandomSource } from '../../brand-art/mulberry32.ts';
import { svgDot, svgPath } from '../../brand-art/svg-path.ts';
import { drawHouses, QUAY_Y } from './draw-houses.ts';
import { drawPalms } from './draw-palms.ts';

const WIDTH = 1440;
const HEIGHT = 440;

/** The same quay at three hours; the night is the brand's first picture, the others its further slides (look §10). */
export type TimeOfDay = 'night' | 'blue-hour' | 'first-light';

const TIMES_OF_DAY = {
  night: {
    sky: ['0 #0A1521', '.45 #142945', '.72 #4C3A60', '.86 #A8545C', '1 #F08A5E'],
    water: ['0 #A8545C', '.12 #5B3F5C', '.45 #16283F', '1 #0A1521'],
    light: moon(),
    stars: 110,
  },
  'blue-hour': {
    sky: ['0 #0A1830', '.45 #17386B', '.72 #2F66A3', '.86 #6FA3CB', '1 #C9D6DC'],
    water: ['0 #6FA3CB', '.12 #2F5F92', '.45 #152F55', '1 #0A1521'],
    light: '',
    stars: 40,
  },
  'first-light': {
    sky: ['0 #141B3C', '.45 #45406F', '.72 #A4607C', '.86 #EE9568', '1 #FFD591'],
    water: ['0 #EE9568', '.12 #A4607C', '.45 #2C3560', '1 #0A1521'],
    light: sunrise(),
    stars: 0,
  },
} as const satisfies Record<
  TimeOfDay,
  { sky: readonly string[]; water: readonly string[]; light: string; stars: number }
>;

/** The harbour: 1440 by 440, anchored end and bottom, the same on every visit (look §10). */
export function drawHero(hour: TimeOfDay = 'night'): string {
  const draw = mulberry32(1634);
  const { light, stars: count } = TIMES_OF_DAY[hour];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">`,
    definitions(hour),
    `<path fill="url(#ch-k)" d="M0 0h${WIDTH}v${QUAY_Y}H0z"/>`,
    stars(draw, count),
    light,
    farHouses(draw),
    `<g id="ch-h">${drawHouses(draw)}</g>`,
    water(draw),
    festoon(),
    drawPalms(),
    `<path fill="url(#ch-v)" d="M0 0h860v${HEIGHT}H0z"/>`,
    '</svg>\n',
  ].join('');
}

function definitions(hour: TimeOfDay): string {
  const { sky, water: sea } = TIMES_OF_DAY[hour];
  const down = 'x2="0" y2="1"';
  return [
    '<defs>',
    linearGradient('ch-k', down, sky),
    linearGradient('ch-s', down, ['0 #0A1521 .46', '.62 #0A1521 .12', '.8 #FFB868 0', '1 #FFB868 .4']),
    linearGradient('ch-a', `gradientUnits="userSpaceOnUse" x2="0" y1="290" y2="${QUAY_Y}"`, [
      '0 #FFD58A',
      '1 #FF9F55',
    ]),
    linearGradient('ch-w', down, sea),
    linearGradient('ch-f', `gradientUnits="userSpaceOnUse" x2="0" y1="${QUAY_Y}" y2="${HEIGHT}"`, [
      '0 #fff .55',
      '1 #fff 0',
    ]),
    linearGradient('ch-b', down, ['0 #3A3158', '1 #1E2140']),
    linearGradient('ch-v', `gradientUnits="userSpaceOnUse" x2="860"`, [
      '0 #0A1521',
      '.5 #0A1521 .95',
      '.78 #0A1521 .55',
      '1 #0A1521 0',
    ]),
    '<radialGradient id="ch-m"><stop offset=".28" stop-color="#FFE9BF" stop-opacity=".5"/><stop offset=".6" stop-color="#FFE9BF" stop-opacity=".13"/><stop offset="1" stop-color="#FFE9BF" stop-opacity="0"/></radialGradient>',
    `<mask id="ch-r"><path fill="url(#ch-f)" d="M0 ${QUAY_Y}h${WIDTH}v110H0z"/></mask>`,
    '</defs>',
  ].join('');
}

/** Stars of radius 0.5 to 1.6, more of them near the top; 110 of them at night. */
function stars(draw: RandomSource, count: number): string {
  const sizes = [1, 1.6, 2.3, 3.2];
  const groups = sizes.map(() => '');
  for (let index = 0; index < count; index += 1) {
    const size = Math.floor(draw() ** 1.7 * sizes.length);
    groups[size] += svgDot(randomInt(draw, 380, WIDTH), Math.round(draw() ** 1.8 * 215) + 3);
  }
  const paths = groups.map(
    (d, index) => `<path stroke-width="${sizes[index]}" stroke-opacity="${0.45 + index * 0.15}" d="${d}"/>`,
  );
  return `<g stroke="#FFF6E0" stroke-linecap="round">${paths.join('')}</g>`;
}

function moon(): string {
  return [
    '<circle cx="960" cy="92" r="130" fill="url(#ch-m)"/><circle cx="960" cy="92" r="38" fill="#FFE9BF"/>',
    '<path fill="none" stroke="#F0CE92" stroke-opacity=".6" stroke-linecap="round" stroke-width="13" d="M949 84h0"/>',
    '<path fill="none" stroke="#F0CE92" stroke-opacity=".6" stroke-linecap="round" stroke-width="19" d="M972 104h0"/>',
    '<path fill="none" stroke="#F0CE92" stroke-opacity=".6" stroke-linecap="round" stroke-width="8" d="M975 78h0"/>',
  ].join('');
}

/** The sun half above the roofs across the bay. */
function sunrise(): string {
  return '<circle cx="700" cy="300" r="170" fill="url(#ch-m)"/><circle cx="700" cy="300" r="46" fill="#FFE9BF"/>';
}

/** 24 dim roofs across the bay, rising towards the lit houses. */
function farHouses(draw: RandomSource): string {
  let roofs = `M150 ${QUAY_Y}`;
  let panes = '';
  for (let index = 0; index < 24; index += 1) {
    const height = Math.round(12 + (index / 23) * 62 + draw() * 6);
    const x = 150 + index * 27;
    roofs += svgPath`V${QUAY_Y - height}l13.5-${10 + height * 0.2} 13.5 ${10 + height * 0.2}`;
    if (index > 6 && draw() < 0.7) panes += svgPath`M${x + 8} ${QUAY_Y - height + 12}v5m9-5v5`;
  }
  return [
    `<path fill="url(#ch-b)" d="${roofs}V${QUAY_Y}z"/>`,
    `<path stroke="#FFC870" stroke-opacity=".5" stroke-width="4" d="${panes}"/>`,
  ].join('');
}

/** The harbour: houses mirrored and fading over 110, 90 short strokes of light. */
function water(draw: RandomSource): string {
  const colours = ['#FF9A6B', '#FFD58A', '#56D6C9'];
  const strokes = colours.map(() => '');
  for (let index = 0; index < 90; index += 1) {
    const y = QUAY_Y + 10 + Math.round(draw() ** 1.3 * 92);
    const x = randomInt(draw, 700, 1410);
    strokes[index % 3] += svgPath`M${x} ${y}h${randomInt(draw, 12, 52)}`;
  }
  const light = strokes.map((d, index) => `<path stroke="${colours[index]}" d="${d}"/>`).join('');
  return [
    `<path fill="url(#ch-w)" d="M0 ${QUAY_Y}h${WIDTH}v110H0z"/>`,
    `<g mask="url(#ch-r)"><use href="#ch-h" transform="matrix(1 0 0-1 0 ${QUAY_Y * 2 + 4})"/></g>`,
    `<g stroke-width="2" stroke-linecap="round" stroke-opacity=".5">${light}</g>`,
    `<path fill="#0B1622" d="M0 ${QUAY_Y}h${WIDTH}v7H0z"/>`,
  ].join('');
}

/** Three hanging lines with eight lamps each. */
function festoon(): string {
  const posts = [
    [752, 168],
    [984, 146],
    [1216, 98],
    [1452, 150],
  ] as const;
  let line = '';
  let lamps = '';
  posts.slice(1).forEach(([x2, y2], index) => {
    const [x1, y1] = posts[index] ?? [0, 0];
    const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2 + 70];
    line += svgPath`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`;
    for (let lamp = 0; lamp < 8; lamp += 1) {
      const t = (lamp + 0.5) / 8;
      const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      lamps += svgDot(Math.round(at(x1, cx, x2)), Math.round(at(y1, cy, y2)) + 4);
    }
  });
  return [
    `<g fill="none" stroke-linecap="round"><path stroke="#0B1622" stroke-width="2" d="${line}"/>`,
    `<path stroke="#FFD58A" stroke-opacity=".18" stroke-width="24" d="${lamps}"/>`,
    `<path stroke="#FFE3A6" stroke-width="8" d="${lamps}"/></g>`,
  ].join('');
}
