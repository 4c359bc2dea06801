const DIGIT = /\p{Nd}/u;

/** Scripts keep their ten digits in a row from zero on, and rows may follow on each other. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}

/** Takes out the signs that only steer the direction of writing, as a text copied from an Arabic page has. */
export function withoutDirectionMarks(text: string): string {
  return text.replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
}

/** Writes the digits of any script (١٢, १२, １２) as Western ones and leaves everything else as it is. */
export function westernDigits(text: string): string {
  return text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit)));
}
