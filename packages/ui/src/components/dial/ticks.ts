/** A tick's part in the dial: time left in the first quarter turn, time left after it, time gone. */
export type TickPart = 'first' | 'second' | 'track';

const HALF_HOUR = 30 * 60;

/**
 * Which ticks of the half-hour dial are lit, as one SVG path for each part (100 by 100, centre 50).
 * Ticks still to come are lit clockwise from 12 o'clock; every tenth is longer (look §7).
 */
export function dialPaths({ left, ticks }: { left: number; ticks: number }): Record<TickPart, string> {
  const lit = Math.ceil((Math.min(Math.max(left, 0), HALF_HOUR) / HALF_HOUR) * ticks);
  const paths = { first: '', second: '', track: '' };
  for (let index = 0; index < ticks; index += 1) {
    const part = partOf({ index, lit, ticks });
    paths[part] += tickLine(index, ticks);
  }
  return paths;
}

function partOf({ index, lit, ticks }: { index: number; lit: number; ticks: number }): TickPart {
  if (index >= lit) return 'track';
  return index < ticks / 4 ? 'first' : 'second';
}

function tickLine(index: number, ticks: number): string {
  const turn = (index / ticks) * 2 * Math.PI;
  const inner = index % 10 === 0 ? 37 : 39;
  return `M${point(turn, inner)}L${point(turn, 46)}`;
}

function point(turn: number, radius: number): string {
  return `${(50 + radius * Math.sin(turn)).toFixed(1)} ${(50 - radius * Math.cos(turn)).toFixed(1)}`;
}
