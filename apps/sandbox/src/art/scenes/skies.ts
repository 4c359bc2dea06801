import type { Scene } from '../drawing.ts';
import { between } from '../seeded-random.ts';
import { circlePath, dotsPath, polar, formatCoordinate, indexes } from '../shapes.ts';

/** Nine wedges of light from behind the motif. */
export const rays: Scene = ({ x, y, colours, random }) => {
  const turn = random() * 40;
  const wedges = indexes(9).map((index) => {
    const start = turn + index * 40;
    return `M0 0 ${polar(420, start)} ${polar(420, start + 19)}z`;
  });
  return `<path transform="translate(${x} ${y})" fill="${colours.glow}" opacity=".15" d="${wedges.join('')}"/>`;
};

/** Stars, a crescent and three hills. */
export const night: Scene = ({ width, height, colours, random }) => {
  const left = random() < 0.5;
  const moonX = left ? width * 0.24 : width * 0.76;
  const moonY = height * 0.19;
  const bite = left ? 20 : -20;
  const hills = indexes(3).map((index) => {
    const top = height * (0.62 + index * 0.08);
    const lift = between(random, [24, 46]);
    const dip = between(random, [0.35, 0.65]) * width;
    return `<path opacity="${formatCoordinate(0.35 + index * 0.2)}" d="M0 ${formatCoordinate(top)}Q${formatCoordinate(dip / 2)} ${formatCoordinate(top - lift)} ${formatCoordinate(dip)} ${formatCoordinate(top)}T${width} ${formatCoordinate(top - lift / 2)}V${height}H0z"/>`;
  });
  return (
    stars({ width, height: height * 0.6, count: 34, random, colour: colours.rim }) +
    `<path fill="${colours.glow}" opacity=".16" d="${circlePath(moonX, moonY, 68)}"/>` +
    `<path fill="${colours.glow}" opacity=".8" d="M${formatCoordinate(moonX + bite)} ${formatCoordinate(moonY - 46)}a50 50 0 1 ${left ? 0 : 1} ${formatCoordinate(bite * 1.3)} 66a42 42 0 1 ${left ? 1 : 0} ${formatCoordinate(-bite * 1.3)}-66z"/>` +
    `<g fill="${colours.ink}">${hills.join('')}</g>`
  );
};

/** A sky of small stars and rings, each with a planet. */
export const orbit: Scene = ({ width, height, x, y, colours, random }) => {
  const rings = indexes(4).map((index) => {
    const radius = 78 + index * 34;
    const [planetX = '0', planetY = '0'] = polar(radius, random() * 360).split(',');
    const colour = index % 2 === 0 ? colours.pop : colours.body;
    const size = formatCoordinate(between(random, [3.5, 7.5]));
    return `<circle r="${radius}" fill="none" stroke="${colours.glow}" stroke-opacity="${formatCoordinate(0.5 - index * 0.1)}"/><circle cx="${planetX}" cy="${planetY}" r="${size}" fill="${colour}"/>`;
  });
  return (
    stars({ width, height, count: 44, random, colour: colours.rim }) +
    `<g transform="translate(${x} ${y})">${rings.join('')}</g>`
  );
};

type StarField = {
  width: number;
  height: number;
  count: number;
  random: () => number;
  colour: string;
};

/** Small stars of two sizes, in two paths. */
export function stars({ width, height, count, random, colour }: StarField): string {
  const points = indexes(count).map(() => [random() * width, random() * height] as const);
  const cut = Math.floor(count * 0.72);
  return `<g stroke="${colour}" stroke-linecap="round" stroke-opacity=".7"><path stroke-width="1.6" d="${dotsPath(points.slice(0, cut))}"/><path stroke-width="2.8" d="${dotsPath(points.slice(cut))}"/></g>`;
}
