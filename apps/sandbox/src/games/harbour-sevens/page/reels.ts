import type { PublicView } from '../../protocol.ts';
import {
  prefersReducedMotion,
  element,
  createSymbolImage,
  createSvgElement,
  sleep,
} from '../../page/client/dom.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { LINES, ROWS, type Reels, type SlotSymbol } from '../machine.ts';
import { symbolAt } from '../spin.ts';

type PublicSpinView = Extract<PublicView, { game: 'harbour-sevens' }>['base'];

/** When each reel comes to rest: the last one ends the 2.5 s that a round takes at least. */
const REEL_STOP_MS = [1300, 1600, 1900, 2200, 2500] as const;
const SPIN_SYMBOLS = 22;

export type ReelBoard = {
  /** Stands the reels at these stops, without a move. */
  setStops(reels: Reels, stops: readonly number[]): void;
  /** Turns the real strips until they stop there; never shorter than a round may be. */
  spinTo(reels: Reels, stops: readonly number[]): Promise<void>;
  /** Lifts the winning cells and draws their lines; `null` takes it away. */
  highlight(spin: PublicSpinView | null): void;
};

function cell(symbol: SlotSymbol): HTMLElement {
  const made = element('div', 'cell', createSymbolImage(symbol));
  made.dataset['symbol'] = symbol;
  return made;
}

export function createReelBoard(board: HTMLElement, lines: SVGSVGElement): ReelBoard {
  const columns = REEL_STOP_MS.map(() => element('div', 'reel'));
  board.replaceChildren(...columns);

  function fill(column: HTMLElement, symbols: readonly SlotSymbol[]): HTMLElement {
    const strip = element('div', 'strip', ...symbols.map(cell));
    strip.style.display = 'grid';
    strip.style.gridAutoRows = '1fr';
    strip.style.blockSize = `${(symbols.length / ROWS) * 100}%`;
    column.replaceChildren(strip);
    return strip;
  }

  const symbolsFrom = (reel: readonly SlotSymbol[], { stop, count }: { stop: number; count: number }) =>
    Array.from({ length: count }, (_, at) => symbolAt(reel, stop + at));

  function setStops(reels: Reels, stops: readonly number[]): void {
    columns.forEach((column, at) => {
      fill(column, symbolsFrom(reels[at] ?? [], { stop: stops[at] ?? 0, count: ROWS }));
    });
    board.setAttribute('aria-label', getMessages().slot.reels(namesOf(reels, stops)));
  }

  return {
    setStops,
    spinTo: async (reels, stops) => {
      if (prefersReducedMotion()) {
        await sleep(REEL_STOP_MS[4]);
        setStops(reels, stops);
        return;
      }
      const turning = columns.map(async (column, at) => {
        const before = Array.from(column.querySelectorAll<HTMLElement>('.cell'));
        const count = ROWS + SPIN_SYMBOLS + at * 5;
        const strip = fill(column, symbolsFrom(reels[at] ?? [], { stop: stops[at] ?? 0, count }));
        strip.append(...before);
        const total = count + before.length;
        strip.style.blockSize = `${(total / ROWS) * 100}%`;
        const from = `translateY(${(-(total - ROWS) / total) * 100}%)`;
        const move = [{ transform: from }, { transform: 'translateY(0)' }];
        const easing = 'cubic-bezier(.25,.15,.2,1.02)';
        await strip.animate(move, { duration: REEL_STOP_MS[at] ?? 0, easing, fill: 'both' }).finished;
      });
      await Promise.all(turning);
      setStops(reels, stops);
    },
    highlight: (spin) => {
      lines.replaceChildren();
      board.classList.toggle('shown', spin !== null && spin.units > 0);
      const cellAt = (reel: number, row: number) => columns[reel]?.querySelectorAll('.cell')[row];
      if (spin === null) return;
      for (const { line, cells } of spin.lineWins) {
        const rows = LINES[line] ?? [];
        const counted = rows.slice(0, cells);
        const points = counted.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
        lines.append(
          createSvgElement('polyline', { points, class: 'under' }),
          createSvgElement('polyline', { points }),
        );
        counted.forEach((row, reel) => cellAt(reel, row)?.classList.add('hit'));
      }
      if (spin.bells < 3) return;
      for (const bell of board.querySelectorAll('[data-symbol="bell"]')) bell.classList.add('hit');
    },
  };
}

function namesOf(reels: Reels, stops: readonly number[]): string {
  const { symbols } = getMessages().slot;
  const rows = Array.from({ length: ROWS }, (_, row) =>
    reels.map((reel, at) => symbols[symbolAt(reel, (stops[at] ?? 0) + row)]).join(', '),
  );
  return rows.join('; ');
}
