import type { Draw } from '../fair/draw.ts';
import {
  BELL_PRIZES,
  PAYTABLE,
  LINES,
  ROWS,
  type LineSymbol,
  type Reels,
  type SlotSymbol,
} from './machine.ts';

/** A prize on one line: `cells` symbols from the left, `prize` in stakes of one line. */
export type LineWin = { line: number; symbol: LineSymbol; cells: number; prize: number };

/** `stops` is the strip's position in each reel's top row; `lineStakes` is the whole prize in stakes of one line. */
export type Spin = {
  stops: number[];
  lineWins: LineWin[];
  bells: number;
  freeSpins: number;
  lineStakes: number;
};

const WINDOW_ROWS = Array.from({ length: ROWS }, (_, row) => row);

export function symbolAt(reel: readonly SlotSymbol[], position: number): SlotSymbol {
  const symbol = reel[position % reel.length];
  if (symbol === undefined) throw new Error('a reel has no symbols');
  return symbol;
}

/** Spins once. `factor` multiplies every prize. */
export function spin(reels: Reels, { draw, factor }: { draw: Draw; factor: number }): Spin {
  const stops = reels.map((reel) => draw(reel.length));
  const window = reels.map((reel, at) => WINDOW_ROWS.map((row) => symbolAt(reel, (stops[at] ?? 0) + row)));
  const lineWins = readLines(window, factor);
  const bells = window.filter((column) => column.includes('bell')).length;
  const bellPrize = BELL_PRIZES.find((prize) => prize.bells === bells);
  const prizes = lineWins.reduce((sum, { prize }) => sum + prize, 0);
  return {
    stops,
    lineWins,
    bells,
    freeSpins: bellPrize?.freeSpins ?? 0,
    lineStakes: prizes + (bellPrize?.stakes ?? 0) * LINES.length * factor,
  };
}

function readLines(window: readonly (readonly SlotSymbol[])[], factor: number): LineWin[] {
  const wins: LineWin[] = [];
  const onLine: SlotSymbol[] = [];
  LINES.forEach((rows, line) => {
    rows.forEach((row, reel) => {
      onLine[reel] = window[reel]?.[row] ?? 'bell';
    });
    const won = lineWin(onLine);
    if (won) wins.push({ line, symbol: won.symbol, cells: won.cells, prize: won.prize * factor });
  });
  return wins;
}

/** What one line holds, read from the left: the first symbol that is no wild, as often as it or a wild goes on. */
export function lineWin(symbols: readonly SlotSymbol[]): Omit<LineWin, 'line'> | null {
  let symbol: SlotSymbol = 'wild';
  let cells = 0;
  for (const next of symbols) {
    if (next !== 'wild' && symbol !== 'wild' && next !== symbol) break;
    if (next !== 'wild') symbol = next;
    cells += 1;
  }
  if (cells < 3 || symbol === 'wild' || symbol === 'bell') return null;
  const prize = PAYTABLE[symbol][cells - 3];
  return prize === undefined ? null : { symbol, cells, prize };
}
