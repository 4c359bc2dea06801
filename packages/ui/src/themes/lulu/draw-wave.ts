import { svgPath } from '../../brand-art/svg-path.ts';
import { SHADOW } from './shadow.ts';

/** A band of sea through crests and troughs, each met level. */
export function drawWave(colour: string, points: readonly (readonly [number, number])[]): string {
  let d = '';
  points.forEach(([x, y], index) => {
    const [px, py] = points[index - 1] ?? [x, y];
    const reach = (x - px) / 2;
    d += index === 0 ? svgPath`M${x} ${y}` : svgPath`c${reach} 0 ${reach} ${y - py} ${x - px} ${y - py}`;
  });
  return `<path fill="${colour}" ${SHADOW} d="${d}V370H${points[0]?.[0] ?? 0}z"/>`;
}
