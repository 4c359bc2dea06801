import { svgDot } from '../../brand-art/svg-path.ts';
import { PAPER_COLORS } from './paper-colors.ts';
import { SHADOW } from './shadow.ts';

const SCALLOPS = 16;

type Sun = { x: number; y: number; mood: 'smiling' | 'asleep'; scale?: number };

const FEATURES = {
  smiling: 'M-31-8q11-17 23 0M8-8q11-17 23 0M-23 19q23 23 46 0',
  asleep: 'M-46-12q14 15 29 0M17-12q14 15 29 0',
} as const;

/** lulu's sun: 16 scallops (r 98 + 22), a dotted ring, closed eyes and cheeks (look §10). */
export function drawSun({ x, y, mood, scale = 1 }: Sun): string {
  const size = scale === 1 ? '' : `scale(${scale})`;
  return [
    `<g transform="translate(${x} ${y})${size}" fill="none" stroke-linecap="round">`,
    `<g ${SHADOW}><circle r="100" fill="${PAPER_COLORS.sun}"/>`,
    `<path stroke="${PAPER_COLORS.sun}" stroke-width="44" d="${ring(SCALLOPS, 98)}"/></g>`,
    `<g ${SHADOW}><circle r="80" fill="${PAPER_COLORS.face}"/>`,
    `<path stroke="${PAPER_COLORS.face}" stroke-width="7" d="${ring(48, 79)}"/></g>`,
    mood === 'smiling'
      ? `<path stroke="${PAPER_COLORS.cheek}" stroke-width="22" d="M-44 16h0M44 16h0"/>`
      : '',
    `<path stroke="${PAPER_COLORS.line}" stroke-width="6" d="${FEATURES[mood]}"/></g>`,
  ].join('');
}

function ring(count: number, radius: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return svgDot(radius * Math.cos(angle), radius * Math.sin(angle));
  }).join('');
}
