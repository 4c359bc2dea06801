import { svgPath } from '../../brand-art/svg-path.ts';

const FRONDS = [-168, -140, -112, -82, -50, -22, 8] as const;

/** Two palm shadows at the end edge, each crown made of one frond turned about the trunk's head. */
export function drawPalms(): string {
  return [
    `<g fill="#060D16"><path id="ch-p" d="${frond()}"/>`,
    crown({ x: 1424, y: 214, scale: 1 }),
    crown({ x: 1350, y: 318, scale: 0.62 }),
    '<path d="M1417 212c8 62-4 152-28 228h26c12-80 17-160 16-228a7 7 0 0 0-14 0zM1346 318c4 40-1 84-11 122h15c6-42 8-84 6-122a5 5 0 0 0-10 0z"/></g>',
  ].join('');
}

/** Hanging leaflets along an arched rib, pointing to the end. */
function frond(): string {
  const leaflets = 11;
  let under = '';
  for (let index = leaflets; index > 1; index -= 1) {
    const t = index / (leaflets + 1);
    const next = (index - 1) / (leaflets + 1);
    under += svgPath`L${t * 100 + 5} ${rib(t) + 20 * Math.sin(Math.PI * (0.2 + 0.75 * t))}L${next * 100} ${rib(next) + 4}`;
  }
  return svgPath`M0 0Q50-44 104 14` + under + 'z';
}

function rib(t: number): number {
  return 2 * t * (1 - t) * -44 + t * t * 14;
}

function crown({ x, y, scale }: { x: number; y: number; scale: number }): string {
  return FRONDS.map((angle) => {
    const flip = angle < -90 ? -1 : 1;
    const turn = flip < 0 ? angle + 180 : angle;
    return `<use href="#ch-p" transform="translate(${x} ${y})rotate(${turn})scale(${flip * scale} ${scale})"/>`;
  }).join('');
}
