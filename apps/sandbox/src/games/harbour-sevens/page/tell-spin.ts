import type { SeenView } from '../../protocol.ts';

type SeenSpin = Extract<SeenView, { game: 'harbour-sevens' }>['base'];

const MANY: Readonly<Record<string, string>> = {
  seven: 'sevens',
  helm: 'helms',
  lighthouse: 'lighthouses',
  anchor: 'anchors',
  lantern: 'lanterns',
  fish: 'fish',
  shell: 'shells',
};

const NUMBERS: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five' };

/** What a spin brought, in a sentence. */
export function tellSpin(
  { lineWins, bells, freeSpins, units }: SeenSpin,
  money: (units: number) => string,
): string {
  const [first, ...others] = lineWins;
  if (freeSpins > 0) return `${NUMBERS[bells] ?? bells} bells: ${freeSpins} free spins.`;
  if (!first) return 'No prize this time.';
  if (others.length > 0) return `${lineWins.length} lines, ${money(units)}`;
  const what = MANY[first.symbol] ?? first.symbol;
  return `${NUMBERS[first.cells] ?? first.cells} ${what} on line ${first.line + 1}, ${money(units)}`;
}
