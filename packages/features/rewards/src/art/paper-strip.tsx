import type { ReactNode } from 'react';
import * as css from './paper.css.ts';

/** How wide each is drawn, how far its motif is pushed from 330, and what of it must stay in sight. */
const SHAPES = {
  /** A card's head. */
  card: { width: 480, aside: 0, keeps: 'xMaxYMid' },
  /** The head of a page, beside words. */
  wide: { width: 960, aside: 510, keeps: 'xMaxYMid' },
  /** A box of any height. */
  middle: { width: 480, aside: -90, keeps: 'xMidYMid' },
} as const;

export type PaperShape = keyof typeof SHAPES;

/** A strip of cut paper in the brand's own colours: water and bunting round one motif, drawn round 330, 72. */
export function PaperStrip({ shape, children }: { shape: PaperShape; children: ReactNode }) {
  const { width, aside, keeps } = SHAPES[shape];
  return (
    <svg
      className={css.art}
      viewBox={`0 0 ${width} 148`}
      preserveAspectRatio={`${keeps} slice`}
      aria-hidden
      focusable="false"
    >
      <rect className={css.sky} width={width} height="148" />
      <g transform={`translate(${aside} 0)`}>
        <circle className={css.halo} cx="330" cy="72" r="84" />
        <circle className={css.disc} cx="330" cy="72" r="56" />
      </g>
      <Water className={css.far} width={width} top={108} height={20} length={240} />
      <Bunting width={width} />
      <g transform={`translate(${aside} 0)`}>{children}</g>
      <Water className={css.middle} width={width} top={122} height={10} length={120} />
      <Water className={css.near} width={width} top={134} height={8} length={120} from={-30} />
    </svg>
  );
}

interface WaterProps {
  className: string;
  width: number;
  top: number;
  /** Of a wave, and how far from one to the next. */
  height: number;
  length: number;
  from?: number;
}

function Water({ className, width, top, height, length, from = 0 }: WaterProps) {
  const waves = Math.ceil((width - from) / length);
  const wave = `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return <path className={className} d={`M${from} ${top}${wave.repeat(waves)}V148H${from}z`} />;
}

function Bunting({ width }: { width: number }) {
  const spans = Array.from({ length: width / 240 }, (_, place) => place * 240);
  return spans.map((from) => (
    <g key={from} transform={`translate(${from} 0)`}>
      <path className={css.line} d="M0 2q120 44 240 0" />
      {[18, 62, 106, 150, 194].map((x, place) => (
        <path
          key={x}
          className={place % 2 === 0 ? css.pennant : css.pennantAlt}
          d={`M${x} ${hang(x)}l26 ${hang(x + 26) - hang(x)}-14 19z`}
        />
      ))}
    </g>
  ));
}

/** How low the string hangs at a place: the parabola of its curve. */
function hang(x: number): number {
  const part = x / 240;
  return Math.round(2 + 88 * part * (1 - part));
}
