import type { Scene } from '../drawing.ts';
import { between } from '../seeded-random.ts';
import { circlePath, formatCoordinate, indexes } from '../shapes.ts';

/** A pale disc over four bands of waves, darker towards the viewer. */
export const waves: Scene = ({ width, height, x, y, colours, random }) => {
  const bands = indexes(4).map((index) => {
    const top = Math.round(height * (0.54 + index * 0.09));
    const length = Math.round(between(random, [34, 52]));
    const shift = Math.round(random() * length * 2);
    const crests = Math.ceil(width / length / 2) + 2;
    const colour = index % 2 === 0 ? colours.skyTop : colours.ink;
    return `<path fill="${colour}" opacity="${formatCoordinate(0.4 + index * 0.12)}" d="M${-shift - length * 2} ${top}q${length}-26 ${length * 2} 0${`t${length * 2} 0`.repeat(crests)}V${height}H0z"/>`;
  });
  const moon = circlePath(x + between(random, [-46, 46]), y - between(random, [14, 40]), width * 0.2);
  return `<path fill="${colours.glow}" opacity=".42" d="${moon}"/>${bands.join('')}`;
};

/** Under water: slanted beams, weeds from the ground, bubbles. */
export const deep: Scene = ({ width, height, colours, random }) => {
  const beams = indexes(5).map((index) => {
    const left = Math.round(index * width * 0.24 - 20 + random() * 24);
    const wide = Math.round(between(random, [18, 40]));
    return `M${left} 0h${wide}l${-70 - wide} ${height}h${-wide * 2}z`;
  });
  const weeds = indexes(7).map((index) => {
    const foot = Math.round(((index + 0.5) * width) / 7 + between(random, [-10, 10]));
    const far = Math.abs(foot / width - 0.5) * 2;
    const tall = Math.round(height * between(random, [0.16, 0.24]) * (0.7 + far));
    const half = Math.round(tall / 2);
    return `M${foot - 8} ${height}q-14-${half / 2} 2-${half}t4-${tall - half}q10 ${Math.round(tall / 3)} 0 ${half}t8 ${tall - half}z`;
  });
  const bubbles = indexes(14).map(() =>
    circlePath(random() * width, random() * height * 0.7, between(random, [2, 7])),
  );
  return (
    `<path fill="${colours.glow}" opacity=".13" d="${beams.join('')}"/>` +
    `<path fill="${colours.ink}" opacity=".55" d="${weeds.join('')}"/>` +
    `<path fill="none" stroke="${colours.rim}" stroke-opacity=".4" stroke-width="1.4" d="${bubbles.join('')}"/>`
  );
};
