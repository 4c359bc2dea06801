import type { CardBrand } from '@baize/domain/card-brand';

/** Capital letters as strokes of a pen, 11 high, each with its width. */
const LETTERS = {
  A: ['M0 11L3.5 0L7 11M1.2 7.5H5.8', 7],
  B: ['M0 5.5H3.5C7 5.5 7 11 3.5 11H0V0H3.5C6.3 0 6.3 5.5 3.5 5.5', 6],
  C: ['M7 2C5-.6 0-.3 0 5.5S5 11.6 7 9', 7],
  D: ['M0 0V11H2.5C8.5 11 8.5 0 2.5 0Z', 7],
  E: ['M6 0H0V11H6M0 5.5H5', 6],
  I: ['M0 0V11', 0],
  J: ['M5 0V8C5 12 0 12 0 8.5', 5],
  M: ['M0 11V0L4 7L8 0V11', 8],
  P: ['M0 11V0H3.5C7.5 0 7.5 6 3.5 6H0', 6],
  S: ['M6.5 1.5C4.5-.5 .5 0 .5 2.8.5 6 6.5 5 6.5 8.2 6.5 11.2 2 11.5 0 9.3', 7],
  U: ['M0 0V7.5C0 12.2 7 12.2 7 7.5V0', 7],
  V: ['M0 0L3.5 11L7 0', 7],
  X: ['M0 0L7 11M7 0L0 11', 7],
} as const satisfies Record<string, readonly [path: string, width: number]>;

const INITIALS = {
  visa: ['V', 'I', 'S', 'A'],
  mastercard: ['M', 'C'],
  maestro: ['M', 'A', 'E'],
  amex: ['A', 'M', 'E', 'X'],
  discover: ['D', 'I', 'S', 'C'],
  diners: ['D', 'C'],
  jcb: ['J', 'C', 'B'],
  unionpay: ['U', 'P'],
} as const satisfies Record<CardBrand, readonly (keyof typeof LETTERS)[]>;

const PLATE = { width: 52, height: 36 };
const GAP = 3.6;

/** A brand's drawn initials in the colour of the text around them: no company's logo (look §9). Decoration: its name stands beside it. */
export function CardBrandMark({ brand, width }: { brand: CardBrand; width: number }) {
  const letters = INITIALS[brand].map((letter) => ({
    letter,
    path: LETTERS[letter][0],
    size: LETTERS[letter][1],
  }));
  const total = letters.reduce((sum, { size }) => sum + size + GAP, -GAP);
  const placed = letters.map((one, index) => ({
    ...one,
    x: letters.slice(0, index).reduce((sum, { size }) => sum + size + GAP, (PLATE.width - total) / 2),
  }));
  return (
    <svg viewBox={`0 0 ${PLATE.width} ${PLATE.height}`} width={width} aria-hidden>
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round">
        {placed.map(({ letter, path, x }) => (
          <path key={letter} d={path} transform={`translate(${x} 12.5)`} />
        ))}
      </g>
    </svg>
  );
}
