import type { BonusType } from '@baize/api/endpoints/rewards';
import type { ReactNode } from 'react';
import { MARKET_MOTIFS } from './market-motifs.tsx';
import { MarketScene } from './market-scene.tsx';
import { QUAY_MOTIFS } from './quay-motifs.tsx';
import { QuayScene } from './quay-scene.tsx';
import { randomBetween, randomItem, randomFromText } from './random-from-text.ts';
import { HEIGHT, waves, WIDTH } from './waves.ts';
import * as css from './promo-art.css.ts';

type Motifs = readonly [ReactNode, ...ReactNode[]];

interface PromoArtProps {
  type: BonusType;
  seed: string;
  /** Of its kind in the list it stands in; alone it has any of its kind's things. */
  motifIndex?: number | undefined;
  className?: string;
}

const HOURS = ['dusk', 'day', 'deep'] as const;

/**
 * What stands for a promotion without a picture, or whose picture did not come: the brand's own place at some hour, and
 * one thing of those that stand for its kind. Each promotion has its own. Decoration, without letters.
 */
export function PromoArt({ type, seed, motifIndex, className }: PromoArtProps) {
  const draw = randomFromText(seed);
  const look = css.hours[randomItem(draw, HOURS)];
  const mirrored = draw() < 0.5;
  const drawn = draw();
  const shift = randomBetween(draw, 0, 40);
  const tilt = randomBetween(draw, -6, 6);
  const thing = (things: Motifs) =>
    motifIndex === undefined
      ? randomItem(() => drawn, things)
      : (things[motifIndex % things.length] ?? things[0]);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={className ? `${css.art} ${look} ${className}` : `${css.art} ${look}`}
      aria-hidden
      focusable="false"
    >
      <g {...(mirrored && { transform: `matrix(-1 0 0 1 ${WIDTH} 0)` })}>
        <rect width={WIDTH} height={HEIGHT} className={css.sky} />
        <g className={css.quay}>
          <QuayScene draw={randomFromText(`${seed} quay`)} />
          <g transform={`translate(222 90) scale(.84) rotate(${tilt / 2})`}>{thing(QUAY_MOTIFS[type])}</g>
        </g>
        <g className={css.market}>
          <MarketScene draw={randomFromText(`${seed} market`)} />
          <g transform={`translate(222 88) scale(.84) rotate(${tilt * 2})`}>{thing(MARKET_MOTIFS[type])}</g>
        </g>
        <path d={waves({ y: 138, step: 48, height: 18, shift: 40 - shift })} className={css.middle} />
        <path d={waves({ y: 153, step: 36, height: 12, shift: shift / 2 })} className={css.near} />
      </g>
    </svg>
  );
}
