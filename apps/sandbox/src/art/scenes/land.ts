import type { Scene } from '../drawing.ts';
import { between } from '../seeded-random.ts';
import { circlePath, formatCoordinate, indexes } from '../shapes.ts';
import { stars } from './skies.ts';

/** A low sun and three ridges, the nearest darkest, snow on the farthest. */
export const peaks: Scene = ({ width, height, x, y, colours, random }) => {
  const ridges = indexes(3).map((index) => {
    const base = height * (0.5 + index * 0.11);
    const steps = 4 + index * 2;
    const corners = indexes(steps + 1).map((step) => {
      const up = step % 2 === 1;
      const lift = up ? between(random, [52, 96]) - index * 12 : between(random, [-12, 14]);
      return `${Math.round((step * width) / steps)} ${Math.round(base - lift)}`;
    });
    const colour = index === 0 ? colours.skyLow : colours.ink;
    return `<path fill="${colour}" opacity="${index === 0 ? '.9' : formatCoordinate(0.3 + index * 0.2)}" d="M0 ${height} ${corners.join(' ')} ${width} ${height}z"/>`;
  });
  const sun = circlePath(x + between(random, [-40, 40]), y - 10, width * 0.27);
  return `<path fill="${colours.glow}" opacity=".38" d="${sun}"/>${ridges.join('')}`;
};

/** A row of gabled houses with lit windows under the stars. */
export const gables: Scene = ({ width, height, colours, random }) => {
  const ground = height * 0.86;
  let walls = '';
  let windows = '';
  for (let left = -8; left < width;) {
    const wide = Math.round(between(random, [38, 54]));
    const far = Math.abs(left + wide / 2 - width / 2) / width;
    const top = Math.round(ground - height * (0.24 + far * 0.34) - random() * 26);
    const middle = left + wide / 2;
    walls +=
      random() < 0.5
        ? `M${left} ${ground}V${top}h5v-9h6v-9h6v-9h${wide - 34}v9h6v9h6v9h5V${ground}z`
        : `M${left} ${ground}V${top}q9-2 10-14 ${Math.round(middle - left - 10)}-30 ${Math.round(middle - left - 10)}-30t${Math.round(middle - left - 10)} 30q1 12 10 14V${ground}z`;
    for (let row = top + 12; row < ground - 14; row += 22) {
      for (let column = left + 11; column < left + wide - 10; column += 13) {
        if (random() < 0.6) windows += `M${column} ${row}v9`;
      }
    }
    left += wide + 2;
  }
  return (
    stars({ width, height: height * 0.5, count: 26, random, colour: colours.rim }) +
    `<path fill="${colours.skyTop}" opacity=".82" d="${walls}"/><path stroke="${colours.glow}" stroke-width="6" stroke-opacity=".55" d="${windows}"/>`
  );
};

/** A pale disc and large leaves from both sides. */
export const leaves: Scene = ({ width, height, x, y, colours, prefix, random }) => {
  const leaf = `<g id="${prefix}l"><path d="M0 0C22-34 84-42 128-8 86 22 30 26 0 0z" fill="${colours.skyTop}"/><path d="M4-1Q60-14 120-8M30-7l16-16M56-11l16-13M34-6l20 14M62-10l20 13M84-11l12-9" fill="none" stroke="${colours.skyLow}" stroke-opacity=".8" stroke-width="1.5"/></g>`;
  const placed = indexes(12).map((index) => {
    const right = index % 2 === 1;
    const top = Math.round(height * (-0.02 + Math.floor(index / 2) * 0.165) + between(random, [-8, 8]));
    const turn = Math.round(between(random, [-26, 22]));
    const scale = formatCoordinate(between(random, [0.8, 1.1]));
    const flip = right ? `${-Number(scale)} ${scale}` : scale;
    return `<use href="#${prefix}l" transform="translate(${right ? width + 12 : -12} ${top})scale(${flip})rotate(${turn})"/>`;
  });
  return (
    `<defs>${leaf}</defs><path fill="${colours.glow}" opacity=".35" d="${circlePath(x, y, width * 0.33)}"/>` +
    `<g opacity=".85">${placed.join('')}</g>`
  );
};
