import type { SeenView } from '../../protocol.ts';
import type { SpokenWords } from '../../words/spoken-words.ts';
import { LINE_PRIZES, type LineSymbol } from '../machine.ts';

type SeenSpin = Extract<SeenView, { game: 'harbour-sevens' }>['base'];

type Telling = { words: SpokenWords; money: (units: number) => string };

/** What a spin brought, in a sentence. */
export function tellSpin(spin: SeenSpin, { words, money }: Telling): string {
  const { lineWins, bells, freeSpins, units } = spin;
  const { slot } = words;
  const [first, ...others] = lineWins;
  if (freeSpins > 0) return slot.bellsWin(bells, freeSpins);
  if (!first || !isLineSymbol(first.symbol)) return words.noPrize;
  if (others.length > 0) return slot.linesWin(lineWins.length, money(units));
  return slot.lineWin(slot.row(first.cells, first.symbol), first.line + 1, money(units));
}

function isLineSymbol(symbol: string): symbol is LineSymbol {
  return Object.hasOwn(LINE_PRIZES, symbol);
}
