import { randomInt, type RandomSource } from '../../brand-art/mulberry32.ts';
import { svgPath } from '../../brand-art/svg-path.ts';

/** The quay: houses stand on this line of the 1440 by 440 picture. */
export const QUAY_Y = 330;

const COLOURS = [
  '#C65B45',
  '#2E8C86',
  '#D49A3E',
  '#7B4472',
  '#2F6AA0',
  '#D9B68C',
  '#3E9A6C',
  '#B84A60',
  '#4A5FA8',
] as const;

type House = { x: number; width: number; eave: number; colour: string; gable: string; peak: number };

/** In the evening 58 % of the windows and the arcade are lit; late at night one window still is. */
export type WindowLighting = 'evening' | 'late';

const LIGHTING = {
  evening: { share: 0.58, oculus: '#FFC870', arcade: 'url(#ch-a)' },
  late: { share: 0, oculus: '#14243A', arcade: '#14243A' },
} as const;

const LAST_LIT = 20;

/** Nine gabled houses on the quay with their windows and, at street level, the arcade. */
export function drawHouses(draw: RandomSource, hour: WindowLighting = 'evening'): string {
  const light = LIGHTING[hour];
  const houses = placeHouses(draw);
  const lit: string[] = [];
  const dark: string[] = [];
  houses.flatMap(windows).forEach((pane, index) => {
    const glows = draw() < light.share || (hour === 'late' && index === LAST_LIT);
    (glows ? lit : dark).push(pane);
  });
  return [
    ...houses.map((house) => wall(house, light.oculus)),
    '<g stroke="#F6E7CF" stroke-opacity=".55">',
    `<path fill="#14243A" d="${dark.join('')}"/>`,
    `<path fill="#FFD58A" d="${lit.join('')}"/></g>`,
    `<path fill="none" stroke="#14243A" stroke-opacity=".35" d="${[...lit, ...dark].map(bars).join('')}"/>`,
    `<path fill="${light.arcade}" d="${houses.map(arcade).join('')}"/>`,
  ].join('');
}

function placeHouses(draw: RandomSource): House[] {
  let x = 800;
  return COLOURS.map((colour, index) => {
    const width = randomInt(draw, 29, 47) * 2;
    const eave = QUAY_Y - (92 + 7 * index + randomInt(draw, 0, 34));
    const house = { x, width, eave, colour, ...gable(index, width) };
    x += width;
    return house;
  });
}

/** Bell, stepped and neck gables in turn, from the start of the eave to its end. */
function gable(index: number, width: number): { gable: string; peak: number } {
  const half = width / 2;
  if (index % 3 === 0) {
    const top = width * 0.62;
    const rise = svgPath`v-5c${half * 0.42} 0 ${half * 0.4}-${top * 0.3} ${half * 0.48}-${top * 0.5}s${half * 0.24}-${top * 0.42} ${half * 0.52}-${top * 0.42}`;
    const fall = svgPath`c${half * 0.28} 0 ${half * 0.44} ${top * 0.22} ${half * 0.52} ${top * 0.42}s${half * 0.06} ${top * 0.5} ${half * 0.48} ${top * 0.5}v5`;
    return { gable: rise + fall, peak: 5 + top * 0.92 };
  }
  if (index % 3 === 1) {
    const tread = (half - 7) / 3;
    const up = svgPath`v-12h${tread}`.repeat(3);
    const down = svgPath`h${tread}v12`.repeat(3);
    return { gable: `${up}v-12h14v12${down}`, peak: 48 };
  }
  const top = width * 0.74;
  const rise = svgPath`v-5h${half * 0.14}c0-${top * 0.34} ${half * 0.4}-${top * 0.3} ${half * 0.46}-${top * 0.52}c0-${top * 0.24} ${half * 0.16}-${top * 0.36} ${half * 0.4}-${top * 0.42}`;
  const fall = svgPath`c${half * 0.24} ${top * 0.06} ${half * 0.4} ${top * 0.18} ${half * 0.4} ${top * 0.42}c${half * 0.06} ${top * 0.22} ${half * 0.46} ${top * 0.18} ${half * 0.46} ${top * 0.52}h${half * 0.14}v5`;
  return { gable: rise + fall, peak: 5 + top * 0.94 };
}

function wall({ x, width, eave, colour, gable, peak }: House, oculus: string): string {
  const outline = svgPath`M${x} ${eave}` + gable;
  const shape = `${outline}V${QUAY_Y}H${x}z`;
  return [
    `<path fill="${colour}" d="${shape}"/><path fill="url(#ch-s)" d="${shape}"/>`,
    `<path fill="none" stroke="#F6E7CF" stroke-width="3" stroke-linejoin="round" d="${outline}"/>`,
    `<path fill="#F6E7CF" d="${svgPath`M${x - 2} ${eave - 1.5}h${width + 4}v5h-${width + 4}z`}"/>`,
    `<circle cx="${x + width / 2}" cy="${Math.round(eave - peak * 0.38)}" r="5.5" fill="${oculus}"/>`,
  ].join('');
}

/** Rows of round-headed windows between the eave and the arcade. */
function windows({ x, width, eave }: House): string[] {
  const columns = width < 86 ? 3 : 4;
  const gap = width / columns;
  const space = QUAY_Y - 34 - (eave + 6);
  const rows = Math.max(2, Math.round(space / 33));
  const step = space / rows;
  const panes: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = x + gap * (column + 0.5) - 5;
      panes.push(
        svgPath`M${Math.round(left)} ${Math.round(eave + 15 + (row + 0.5) * step)}` +
          'v-13a5 5 0 0 1 10 0v13z',
      );
    }
  }
  return panes;
}

function bars(pane: string): string {
  return `${pane.slice(0, pane.indexOf('v'))}m5 0v-18m-5 8h10`;
}

function arcade({ x, width }: House): string {
  const arches = width < 68 ? 2 : 3;
  const gap = width / arches;
  const radius = Math.round(gap * 0.34);
  return Array.from({ length: arches }, (_, index) => {
    const left = x + gap * (index + 0.5) - radius;
    return svgPath`M${Math.round(left)} ${QUAY_Y}v-22a${radius} ${radius} 0 0 1 ${radius * 2} 0v22z`;
  }).join('');
}
