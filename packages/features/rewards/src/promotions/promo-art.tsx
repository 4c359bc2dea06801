import type { BonusType } from '@baize/api/calls/rewards';
import { motifOf } from './promo-motifs.tsx';
import * as css from './promo-art.css.ts';

const WIDTH = 400;
const HEIGHT = 160;

/** The same number for the same text, so that a promotion looks alike on every visit. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return seed;
}

/** A row of waves or scallops from edge to edge, filled to the foot. */
function waves({
  y,
  step,
  height,
  shift,
}: {
  y: number;
  step: number;
  height: number;
  shift: number;
}): string {
  let path = `M${-step - shift} ${y}`;
  for (let x = -step - shift; x < WIDTH + step; x += step) path += `q${step / 2} ${-height} ${step} 0`;
  return `${path}V${HEIGHT + 4}H${-step - shift}Z`;
}

/**
 * What stands for a promotion without a picture, or whose picture did not come: sky, a sun and water in the
 * brand's own colours, and one thing that says what kind of bonus it is. Decoration, without letters.
 */
export function PromoArt({ type, seed, className }: { type: BonusType; seed: string; className?: string }) {
  const number = seedOf(seed);
  const shift = number % 40;
  const sun = 96 + (number % 5) * 12;
  const look = css.palettes[number % 3 === 0 ? 'dusk' : number % 3 === 1 ? 'day' : 'deep'];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={className ? `${css.art} ${look} ${className}` : `${css.art} ${look}`}
      aria-hidden
      focusable="false"
    >
      <g {...(Math.floor(number / 11) % 2 === 1 && { transform: `matrix(-1 0 0 1 ${WIDTH} 0)` })}>
        <rect width={WIDTH} height={HEIGHT} className={css.sky} />
        <circle cx={sun} cy={64} r={58} className={css.halo} />
        <circle cx={sun} cy={64} r={34} className={css.sun} />
        <path d={waves({ y: 112, step: 64, height: 26, shift })} className={css.far} />
        <g transform="translate(244 84)">{motifOf(type, Math.floor(number / 7))}</g>
        <path d={waves({ y: 134, step: 48, height: 18, shift: 40 - shift })} className={css.middle} />
        <path d={waves({ y: 152, step: 36, height: 12, shift: shift / 2 })} className={css.near} />
      </g>
    </svg>
  );
}
