import { linearGradient } from '../../brand-art/linear-gradient.ts';
import { drawSun } from './draw-sun.ts';
import { drawWave } from './draw-wave.ts';
import { PAPER_COLORS } from './paper-colors.ts';
import { shadowFilter } from './shadow.ts';

/** The sun asleep behind the sea: 480 by 138, the same paper as the hero (look §9). */
export function drawSessionEnded(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 138" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>',
    linearGradient('lh-k', 'x2="0" y2="1"', ['0 #FFE0C2', '1 #FFD3D9']),
    `${shadowFilter()}</defs><path fill="url(#lh-k)" d="M-400-100h1280v238H-400z"/>`,
    drawSun({ x: 240, y: 104, mood: 'asleep', scale: 0.82 }),
    drawWave(PAPER_COLORS.seaFar, swell({ crest: 106, depth: 26, length: 120, from: -420 })),
    drawWave(PAPER_COLORS.seaNear, swell({ crest: 120, depth: 12, length: 96, from: -384 })),
    '</svg>\n',
  ].join('');
}

type Swell = { crest: number; depth: number; length: number; from: number };

/** An even sea across the card, wide enough for the broadest screen. */
function swell({ crest, depth, length, from }: Swell): [number, number][] {
  return Array.from({ length: Math.ceil(2600 / length) }, (_, index) => [
    from + (index * length) / 2,
    index % 2 === 0 ? crest : crest + depth,
  ]);
}
