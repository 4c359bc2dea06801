import type { Scene } from '../drawing.ts';
import { dotsPath, polar, formatCoordinate, indexes } from '../shapes.ts';

/** Four nested round arches with a hairline of light. */
export const arches: Scene = ({ width, height, x, y, colours }) => {
  const top = y + 10;
  const nested = indexes(4).map((index) => {
    const radius = width * 0.45 - index * 32;
    const colour = index % 2 === 0 ? colours.skyLow : colours.skyTop;
    const path = `M${formatCoordinate(x - radius)} ${height}V${formatCoordinate(top)}a${formatCoordinate(radius)} ${formatCoordinate(radius)} 0 0 1 ${formatCoordinate(radius * 2)} 0V${height}`;
    return `<path fill="${colour}" fill-opacity="${index === 3 ? '.9' : '.62'}" stroke="${colours.glow}" stroke-opacity=".3" stroke-width="1.5" d="${path}"/>`;
  });
  return nested.join('');
};

/** A stage: folds of cloth, a scalloped pelmet, bulbs on an arc. */
export const curtain: Scene = ({ width, height, x, y, colours, prefix }) => {
  const fold = formatCoordinate(width / 9);
  const scallop = width / 8;
  const scallops = `M0 0V26${indexes(8)
    .map(() => `q${formatCoordinate(scallop / 2)} 34 ${formatCoordinate(scallop)} 0`)
    .join('')}V0z`;
  const bulbs = indexes(13).map((index) => {
    const [along = '0', up = '0'] = polar(width * 0.43, -96 + index * 16).split(',');
    return [x + Number(along), y + 6 + Number(up) * 0.94] as const;
  });
  const dots = dotsPath(bulbs);
  return (
    `<linearGradient id="${prefix}c" gradientUnits="userSpaceOnUse" x2="${fold}" spreadMethod="repeat"><stop stop-color="${colours.ink}" stop-opacity=".75"/><stop offset=".55" stop-color="${colours.skyLow}" stop-opacity=".6"/><stop offset="1" stop-color="${colours.ink}" stop-opacity=".75"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#${prefix}c)"/>` +
    `<path fill="${colours.dark}" stroke="${colours.rim}" stroke-opacity=".35" stroke-width="1.5" d="${scallops}"/>` +
    `<g stroke="${colours.glow}" stroke-linecap="round"><path stroke-width="14" stroke-opacity=".25" d="${dots}"/><path stroke-width="6.5" d="${dots}"/></g>`
  );
};

/** Live only: a pool of lamp light over the felt of a table, its rail and its card places. */
export const table: Scene = ({ width, height, x, colours, random }) => {
  const places = indexes(7).map((index) => {
    const turn = -54 + index * 18;
    const [along = '0', up = '0'] = polar(244, turn).split(',');
    return `<rect x="-15" y="-21" width="30" height="42" rx="4" transform="translate(${formatCoordinate(x + Number(along))} ${formatCoordinate(height + 152 + Number(up))})rotate(${turn})"/>`;
  });
  const lamp = Math.round(width * (random() < 0.5 ? 0.14 : 0.86));
  const felt = (lift: number, colour: string) =>
    `<circle cx="${x}" cy="${height + 156}" r="${lift}" fill="${colour}"/>`;
  return (
    `<path fill="${colours.glow}" opacity=".22" d="M${lamp - 30} 30h60l110 ${height * 0.62}H${lamp - 140}z"/>` +
    `<path fill="none" stroke="${colours.rim}" stroke-opacity=".6" stroke-width="2.5" d="M${lamp} 0v14"/><path fill="${colours.dark}" stroke="${colours.rim}" stroke-width="2" d="M${lamp - 34} 34q2-22 34-22t34 22z"/><ellipse cx="${lamp}" cy="34" rx="30" ry="5" fill="${colours.glow}"/>` +
    `${felt(306, `${colours.ink}" opacity=".45`)}${felt(296, `${colours.dark}" stroke="${colours.rim}" stroke-opacity=".7" stroke-width="2`)}${felt(280, `${colours.body}" opacity=".35`)}${felt(276, '#0d5a4a')}` +
    `<g fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.6">${places.join('')}</g>`
  );
};
