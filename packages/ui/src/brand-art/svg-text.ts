/** Writes coordinates as short as SVG allows: at most one decimal, no leading zero, no needless blank. */
export function path(strings: TemplateStringsArray, ...numbers: number[]): string {
  return strings
    .reduce(
      (text, part, index) => text + part + (index < numbers.length ? short(numbers[index] ?? 0) : ''),
      '',
    )
    .replace(/[\s,]+-/g, '-')
    .replace(/\s*([a-zA-Z])\s*/g, '$1');
}

/** One number with at most one decimal. */
function short(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** A dot drawn as a round-capped line of no length: hundreds of them fit in one path. */
export function dot(x: number, y: number): string {
  return path`M${x} ${y}h0`;
}
