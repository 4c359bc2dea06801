import type { PublicView } from '../../protocol.ts';
import type { ClientMessages } from '../../messages/client-messages.ts';
import { PAYTABLE, type LineSymbol } from '../machine.ts';

type PublicSpinView = Extract<PublicView, { game: 'harbour-sevens' }>['base'];

type SpinContext = { words: ClientMessages; money: (units: number) => string };

/** What a spin brought, in a sentence. */
export function describeSpin(spin: PublicSpinView, { words, money }: SpinContext): string {
  const { lineWins, bells, freeSpins, units } = spin;
  const { slot } = words;
  const [first, ...others] = lineWins;
  if (freeSpins > 0) return slot.bellsWin(bells, freeSpins);
  if (!first || !isLineSymbol(first.symbol)) return words.noPrize;
  if (others.length > 0) return slot.linesWin(lineWins.length, money(units));
  return slot.lineWin(slot.row(first.cells, first.symbol), first.line + 1, money(units));
}

function isLineSymbol(symbol: string): symbol is LineSymbol {
  return Object.hasOwn(PAYTABLE, symbol);
}
