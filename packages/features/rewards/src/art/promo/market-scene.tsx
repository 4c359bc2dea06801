import { FRUITS } from './market-motifs.tsx';
import { randomBetween, randomItem } from './random-from-text.ts';
import { waves } from './waves.ts';
import * as css from './promo-art.css.ts';

const SCALLOPS = 16;

/** A cut-paper sun with scallops, far waves, and a smaller fruit beside. */
export function MarketScene({ draw }: { draw: () => number }) {
  const [x, y] = [randomBetween(draw, 96, 140), randomBetween(draw, 58, 72)];
  const shift = randomBetween(draw, 0, 40);
  const turn = randomBetween(draw, 0, 22);
  const aside = randomBetween(draw, 326, 352);
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <circle r={40} className={css.warm} />
        <path d={ring(SCALLOPS, 40)} className={css.scallops} />
        <circle r={32} className={css.face} />
        <path d={ring(28, 32)} className={css.dots} />
      </g>
      <path d={waves({ y: 118, step: 64, height: 26, shift })} className={css.far} />
      <g
        transform={`translate(${aside} ${randomBetween(draw, 92, 104)}) scale(.5) rotate(${randomBetween(draw, -18, 18)})`}
      >
        {randomItem(draw, FRUITS)}
      </g>
    </>
  );
}

function ring(count: number, radius: number): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI;
    return `M${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}h.01`;
  }).join('');
}
